// @features share-buttons

import { product } from './shop';
import { Shopper } from './shopper';

/** POST admin-ajax, action wopb_share_count (docs/PROTOCOL.md#other-calls). */
describe( 'wopb_share_count', () => {
	const share = (
		shopper: Shopper,
		fields: Record< string, string | number > = {}
	) =>
		shopper.post( '/wp-admin/admin-ajax.php', {
			action: 'wopb_share_count',
			shareCount: 4000,
			postId: product( 'mug' ),
			...fields,
		} );

	it( 'answers the count, which a visitor moves once a day', async () => {
		const ann = new Shopper();
		const { json } = await share( ann );
		expect( json ).toEqual( {
			success: true,
			data: { success: true, count: expect.any( Number ) },
		} );

		expect( ( await share( ann ) ).json ).toEqual( json );
	} );

	it.each( [
		[ 'no page', '', 400 ],
		[ 'a word', 'mug', 400 ],
		[ 'a list', '1,2', 400 ],
		[ 'a number beyond all', '1e309', 400 ],
		[ 'a page that is none', 987_654_321, 404 ],
	] )( 'refuses %s', async ( name, postId, status ) => {
		expect( ( await share( new Shopper(), { postId } ) ).status ).toBe(
			status
		);
	} );
} );
