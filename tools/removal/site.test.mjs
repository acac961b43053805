// @ts-check
import { describeRemoval } from './describe-removal.mjs';

describeRemoval( 'mariadb', false );

// At night: what is deleted is named by one list on both databases.
if ( process.env.MARKETDAY_EVERYWHERE === 'yes' ) {
	describeRemoval( 'sqlite', false );
}
