import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';

import { describeMarkup, normalise } from '../../../tests/parity';
import { ListChoice } from './list-choice';
import { readWishlist } from './read-wishlist';
import type { WishlistActions, WishlistContents } from './wishlist-contents';
import { WishlistView } from './wishlist-view';

describeMarkup( 'wishlist', {
	Component: WishlistView,
	read: ( element ) => ( {
		contents: readWishlist( element ),
		actions: {} as WishlistActions,
	} ),
	take: ( data, props ) => ( {
		...props,
		contents: data as WishlistContents,
	} ),
} );

describe( 'the choice of a list, from its data', () => {
	it( 'is as PHP draws it', () => {
		const read = ( name: string ) =>
			readFileSync(
				join(
					__dirname,
					'../../../tests/contract/wishlist-choice',
					name
				),
				'utf8'
			);
		const html = renderToStaticMarkup(
			<div>
				<ListChoice
					choice={ JSON.parse( read( 'two.json' ) ) }
					onChoose={ async () => {} }
				/>
			</div>
		);

		expect( normalise( html ) ).toBe(
			normalise( read( 'two.html' ).trim() )
		);
	} );
} );
