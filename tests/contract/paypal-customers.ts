import { Administrator } from './administrator';
import { Buyer } from './paypal-fake';
import { fake } from './paypal-scene';
import { php } from './shop';

export const PASSWORD = 'a long enough word 28';

/** A customer of the shop, with nothing kept. */
export const newCustomer = ( user: string ): void => {
	php(
		`$id = username_exists( '${ user }' ) ?: wp_insert_user( [ 'user_login' => '${ user }', 'user_pass' => '${ PASSWORD }', 'user_email' => '${ user }@example.com', 'role' => 'subscriber' ] );
		delete_user_meta( $id, 'marketday_paypal_tokens' ); delete_user_meta( $id, 'marketday_paypal_customer' ); return [];`
	);
};

/** The customer, logged in, with the button's script. */
export async function customer( user: string ): Promise< Buyer > {
	const door = new Administrator();
	await door.logIn( { user, password: PASSWORD } );
	const buyer = new Buyer();
	door.cookies.forEach( ( value, name ) => buyer.cookies.set( name, value ) );
	return buyer;
}

/** What pays, by the account's address. */
export const keptBy = ( user: string ) =>
	php< Record< string, string > >(
		`return (object) ( get_user_meta( get_user_by( 'login', '${ user }' )->ID, 'marketday_paypal_tokens', true ) ?: [] );`
	);

/** The customer lets the shop keep the account by the contract's calls. */
export async function keepAccount( buyer: Buyer ): Promise< string > {
	const { json } = await buyer.ppc( 'ppc-create-setup-token' );
	const setup = ( json.data as unknown as { id: string } ).id;
	await fake.post( `agree/${ setup }` );
	const token = await buyer.ppc( 'ppc-create-payment-token', {
		vault_setup_token: setup,
	} );
	return ( token.json.data as unknown as { id: string } ).id;
}
