// @ts-check
import { describeRemoval } from './describe-removal.mjs';

if ( process.env.WOOCOMMERCE_DIR ) {
	describeRemoval( 'mariadb', false, process.env.WOOCOMMERCE_DIR );
}
