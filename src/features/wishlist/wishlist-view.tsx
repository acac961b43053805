import { __, sprintf } from '@marketday/kernel';
import {
	EmptyList,
	HiddenFields,
	useFocusAfter,
} from '@marketday/kernel/product-list';
import { DefaultButton, useBusy } from '@marketday/ui';

import { ListNames } from './list-names';
import { WishedItem } from './wished-item';
import type {
	WishedProduct,
	WishlistActions,
	WishlistContents,
} from './wishlist-contents';

export interface WishlistViewProps {
	contents: WishlistContents;
	actions: WishlistActions;
}

interface WishlistFootProps {
	busy: ReturnType< typeof useBusy >;
	pageUrl: string;
	onMoveAll: ( button: HTMLElement ) => Promise< void >;
	onClear: () => Promise< void >;
}

/** Actions on the list as a whole. */
const WishlistFoot = ( {
	busy,
	pageUrl,
	onMoveAll,
	onClear,
}: WishlistFootProps ) => (
	<div className="marketday-wished__foot">
		<button
			type="submit"
			data-marketday-button="wishlist"
			className="marketday-button"
			name="all-to-basket"
			value="1"
			aria-busy={ busy.isBusy( 'all' ) }
			onClick={ ( event ) => {
				event.preventDefault();
				const button = event.currentTarget;
				void busy.once( 'all', () => onMoveAll( button ) );
			} }
		>
			{ __( 'Move all to basket', 'marketday' ) }
		</button>
		{ pageUrl && (
			<a
				className="marketday-button marketday-button--quiet"
				href={ pageUrl }
			>
				{ __( 'Open wishlist page', 'marketday' ) }
			</a>
		) }
		<button
			type="submit"
			data-marketday-button="wishlist"
			className="marketday-link"
			name="clear"
			value="1"
			aria-busy={ busy.isBusy( 'clear' ) }
			onClick={ ( event ) => {
				event.preventDefault();
				void busy.once( 'clear', onClear );
			} }
		>
			{ __( 'Remove all', 'marketday' ) }
		</button>
	</div>
);

/** A wishlist, in a form that works without scripts. */
export function WishlistView( { contents, actions }: WishlistViewProps ) {
	const { lists, products, pageUrl } = contents;
	const busy = useBusy();
	const { form, wasThere, goOnAfter } = useFocusAfter( products );

	async function onRemove( product: WishedProduct ): Promise< void > {
		goOnAfter( product );
		if ( await actions.remove( product ) ) {
			actions.say( __( 'Removed from your wishlist.', 'marketday' ) );
		}
	}

	async function onMove(
		product: WishedProduct,
		button: HTMLElement
	): Promise< void > {
		goOnAfter( product );
		if ( await actions.moveToBasket( product, button ) ) {
			actions.say( __( 'Moved to your basket.', 'marketday' ) );
		}
	}

	async function onMoveAll( button: HTMLElement ): Promise< void > {
		const sentence = await actions.moveAll( button );
		if ( sentence ) {
			actions.say( sentence );
		}
	}

	async function onClear(): Promise< void > {
		const count = products.length;
		if ( await actions.clear() ) {
			actions.say(
				sprintf(
					/* translators: %d: number of products. */
					__( 'Removed from your wishlist: %d', 'marketday' ),
					count
				)
			);
		}
	}

	return (
		<>
			{ lists.length > 0 && <ListNames lists={ lists } /> }
			{ products.length === 0 ? (
				<EmptyList
					className="marketday-wished__empty"
					title={ __( 'Your wishlist is empty.', 'marketday' ) }
					hint={ __(
						'Tap the heart on a product to save it here.',
						'marketday'
					) }
					shopUrl={ contents.shopUrl }
					takesFocus={ wasThere.current }
				/>
			) : (
				<form
					ref={ form }
					className="marketday-wished"
					method="post"
					action={ contents.action || undefined }
				>
					<HiddenFields keys={ contents.keys } />
					{ products.some( ( { fields } ) => fields ) && (
						<DefaultButton name="save" value="all" />
					) }
					{ /* A list without bullets is none for some screen readers. */ }
					{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
					<ul className="marketday-wished__list" role="list">
						{ products.map( ( product ) => (
							<WishedItem
								key={ product.id }
								{ ...{ product, busy, onMove, onRemove } }
							/>
						) ) }
					</ul>
					<WishlistFoot
						{ ...{ busy, pageUrl, onMoveAll, onClear } }
					/>
				</form>
			) }
		</>
	);
}
