import { type Kept, Buyer, orderOf, PayPalFake } from './paypal-fake';
import { php, product, setStock } from './shop';

/** The PayPal of the file's tests; each begins with a new one's books. */
export let fake: PayPalFake;

/** A shop that takes payments by it. */
export function connectPayPal(): void {
	beforeAll( async () => {
		fake = await PayPalFake.start();
	} );

	afterAll( async () => {
		setStock( 'mug', 200 );
		await fake.stop();
	} );

	beforeEach( async () => {
		await fake.post( 'reset' );
		fake.connect();
		setStock( 'mug', 50 );
	} );
}

export async function aBuyer(): Promise< Buyer > {
	const buyer = new Buyer();
	await buyer.add( product( 'mug' ) );
	return buyer;
}

/** An approved payment, not yet told to the shop. */
export async function approved( buyer: Buyer ): Promise< string > {
	const id = await buyer.begin();
	await fake.approve( id );
	return id;
}

/** PayPal writes to the shop. */
export function connectWebhooks(): void {
	php( `do_action( 'marketday_paypal_make_webhook' ); return [];` );
}

export const settled = async (
	id: string,
	status: string
): Promise< Kept > => {
	for ( let tries = 0; tries < 30; tries++ ) {
		const order = orderOf( id );
		if ( order.status === status ) {
			return order;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	return orderOf( id );
};
