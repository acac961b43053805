import { __ } from '@marketday/kernel';
import { createPageList } from '@marketday/kernel/product-list';

import { ListChoice } from './list-choice';
import { readWishlist } from './read-wishlist';
import type { WishlistData } from './wishlist-call';
import type {
	ListChoiceData,
	WishlistActions,
	WishlistContents,
} from './wishlist-contents';
import type { WishlistHost } from './wishlist-host';
import type { ListPlace, WishlistList } from './wishlist-list';
import { WishlistView } from './wishlist-view';

/** The visitor's own list, on its page. */
const OWN = '.marketday-wishlist > [data-marketday-island=wishlist]';

/** The visitor's list: on its page, and over any other. */
export function createShownWishlist( host: WishlistHost, list: WishlistList ) {
	const { overlay } = host;

	/** Actions of the list that is shown there. */
	function actionsIn(
		place: ListPlace,
		products: WishlistContents[ 'products' ],
		show: ( contents: WishlistContents ) => void
	): WishlistActions {
		const showing = ( data: WishlistData | null ) => {
			if ( data?.contents ) {
				show( data.contents );
			}
			return data !== null;
		};
		return {
			remove: async ( { id } ) =>
				showing( await list.remove( [ id ], place ) ),
			moveToBasket: async ( { id, offer }, button ) =>
				offer?.kind === 'add' &&
				( await host.addToBasket(
					{
						product_id: `${ offer.productId }`,
						quantity: `${ offer.quantity }`,
					},
					button
				) ) &&
				showing( await list.remove( [ id ], place, 'cart_remove' ) ),
			moveAll: async ( button ) => {
				const data = await list.moveAll( place );
				if ( data?.fragments ) {
					host.showAddition( data, button );
				}
				return showing( data ) ? data?.message ?? '' : null;
			},
			clear: async () =>
				showing(
					await list.remove(
						products.map( ( { id } ) => id ),
						place
					)
				),
			say: overlay.say,
		};
	}

	const page = createPageList( {
		own: OWN,
		read: readWishlist,
		draw: ( contents: WishlistContents ) => (
			<WishlistView
				contents={ contents }
				actions={ actionsIn(
					{
						list:
							contents.keys.find(
								( { name } ) => name === 'list'
							)?.value ?? 0,
						on_page: 1,
					},
					contents.products,
					page.show
				) }
			/>
		),
	} );

	/** An empty list needs no dialog. */
	function showOver( contents: WishlistContents ): void {
		if ( contents.products.length === 0 ) {
			overlay.close();
			return;
		}
		overlay.show(
			{
				title: __( 'Wishlist', 'marketday' ),
				closeLabel: __( 'Close modal', 'marketday' ),
				className: 'marketday-wishlist-dialog',
			},
			<WishlistView
				contents={ contents }
				actions={ actionsIn(
					{ list: 0 },
					contents.products,
					showOver
				) }
			/>
		);
	}

	return {
		...page,
		/** Opens it over the page. */
		open: showOver,
		offerLists: (
			choice: ListChoiceData,
			onChoose: ( productId: number, to: string ) => Promise< void >
		): void => {
			overlay.show(
				{
					title: __( 'Choose a list', 'marketday' ),
					closeLabel: __( 'Close modal', 'marketday' ),
					className: 'marketday-wishlist-dialog',
				},
				<ListChoice
					choice={ choice }
					onChoose={ ( to ) => onChoose( choice.productId, to ) }
				/>
			);
		},
	};
}
