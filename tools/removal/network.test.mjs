// @ts-check
import { describeRemoval } from './describe-removal.mjs';

// At night, as all of a network.
if ( process.env.MARKETDAY_EVERYWHERE === 'yes' ) {
	describeRemoval( 'sqlite', true );
}
