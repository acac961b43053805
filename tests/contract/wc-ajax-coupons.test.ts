// @features basket, checkout
// @also-on woocommerce

import { guestNonce, product } from './shop';
import { Shopper } from './shopper';

let applyNonce = '';
let removeNonce = '';

beforeAll( () => {
	applyNonce = guestNonce( 'apply-coupon' );
	removeNonce = guestNonce( 'remove-coupon' );
} );

async function withMug(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ), 2 );
	return ann;
}

const codes = async ( ann: Shopper ) =>
	( await ann.cart() ).coupons.map( ( { code }: { code: string } ) => code );

describe( 'wc-ajax apply_coupon', () => {
	it( 'applies the coupon and answers a notice as HTML', async () => {
		const ann = await withMug();

		const response = await ann.wcAjax( 'apply_coupon', {
			security: applyNonce,
			coupon_code: 'CONTRACT-TEN',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.headers.get( 'content-type' ) ).toMatch(
			/^text\/html/
		);
		expect( response.text ).toContain(
			'Coupon code applied successfully.'
		);
		expect( await codes( ann ) ).toEqual( [ 'contract-ten' ] );
	} );

	it.each( [
		[ 'an unknown code', 'contract-unknown' ],
		[ 'an expired one', 'contract-expired' ],
		[ 'one that asks for a larger basket', 'contract-large' ],
		[ 'no code', '' ],
	] )( 'answers an error notice for %s', async ( _what, code ) => {
		const ann = await withMug();
		const response = await ann.wcAjax( 'apply_coupon', {
			security: applyNonce,
			coupon_code: code,
		} );
		expect( response.status ).toBe( 200 );
		expect( response.text ).toMatch(
			/role="alert"|is-error|woocommerce-error/
		);
		expect( await codes( ann ) ).toEqual( [] );
	} );

	it.each( [
		[ 'without', {} ],
		[ 'with a wrong', { security: 'nonsense' } ],
	] )(
		'is refused %s nonce: 403, -1',
		async ( _what, fields: Record< string, string > ) => {
			const ann = await withMug();
			const response = await ann.wcAjax( 'apply_coupon', {
				coupon_code: 'contract-ten',
				...fields,
			} );
			expect( response.status ).toBe( 403 );
			expect( response.text ).toBe( '-1' );
			expect( await codes( ann ) ).toEqual( [] );
		}
	);
} );

describe( 'wc-ajax remove_coupon', () => {
	it( 'removes the coupon and answers a notice as HTML', async () => {
		const ann = await withMug();
		await ann.wcAjax( 'apply_coupon', {
			security: applyNonce,
			coupon_code: 'contract-ten',
		} );

		const response = await ann.wcAjax( 'remove_coupon', {
			security: removeNonce,
			coupon: 'contract-ten',
		} );

		expect( response.text ).toContain( 'Coupon has been removed.' );
		expect( await codes( ann ) ).toEqual( [] );
	} );

	it( 'is refused without nonce: 403, -1', async () => {
		const response = await (
			await withMug()
		).wcAjax( 'remove_coupon', { coupon: 'contract-ten' } );
		expect( response.status ).toBe( 403 );
		expect( response.text ).toBe( '-1' );
	} );
} );
