import { __, sprintf } from '@marketday/kernel';
import { drawn, type useBusy } from '@marketday/ui';

import type { WishedProduct } from './wishlist-contents';

interface WishedItemProps {
	product: WishedProduct;
	busy: ReturnType< typeof useBusy >;
	onMove: ( product: WishedProduct, button: HTMLElement ) => Promise< void >;
	onRemove: ( product: WishedProduct ) => Promise< void >;
}

/** Name for screen readers, beside a button's words. */
const Of = ( { name }: { name: string } ) => (
	<span className="marketday-hidden">{ `: ${ name }` }</span>
);

function Offer( {
	product: { id, name, offer },
	busy,
	onClick,
}: {
	product: WishedProduct;
	busy: WishedItemProps[ 'busy' ];
	onClick: ( button: HTMLElement ) => void;
} ) {
	if ( offer?.kind === 'see' ) {
		return (
			<a
				className="marketday-button marketday-button--quiet"
				href={ offer.url }
			>
				{ offer.text }
				<Of name={ name } />
			</a>
		);
	}
	return offer ? (
		<button
			type="submit"
			data-marketday-button="wishlist"
			className="marketday-button wopb-wishlist-cart-added"
			name="to-basket"
			value={ id }
			data-product_id={ offer.productId }
			data-quantity={ offer.quantity }
			aria-busy={ busy.isBusy( `move-${ id }` ) }
			onClick={ ( event ) => {
				event.preventDefault();
				onClick( event.currentTarget );
			} }
		>
			{ __( 'Move to basket', 'marketday' ) }
			<Of name={ name } />
		</button>
	) : null;
}

/** A product of a list. What is said of it, and the fields that the form sends, are its markup as it stands. */
export function WishedItem( {
	product,
	busy,
	onMove,
	onRemove,
}: WishedItemProps ) {
	const { id, name, picture, about, fields } = product;
	return (
		<li
			className="marketday-wished__item wopb-wishlist-product"
			data-id={ id }
		>
			<div
				className="marketday-wished__picture"
				{ ...( picture && drawn( picture ) ) }
			/>
			<div className="marketday-wished__what" { ...drawn( about ) } />
			<div className="marketday-wished__buttons">
				<Offer
					product={ product }
					busy={ busy }
					onClick={ ( button ) =>
						void busy.once( `move-${ id }`, () =>
							onMove( product, button )
						)
					}
				/>
				<button
					type="submit"
					data-marketday-button="wishlist"
					className="marketday-wished__remove wopb-wishlist-remove"
					name="remove"
					value={ id }
					data-postid={ id }
					title={ __( 'Remove', 'marketday' ) }
					aria-busy={ busy.isBusy( `remove-${ id }` ) }
					onClick={ ( event ) => {
						event.preventDefault();
						void busy.once( `remove-${ id }`, () =>
							onRemove( product )
						);
					} }
				>
					<span aria-hidden="true">×</span>
					<span className="marketday-hidden">
						{ sprintf(
							/* translators: %s: product name. */
							__( 'Remove %s from your wishlist', 'marketday' ),
							name
						) }
					</span>
				</button>
			</div>
			{ fields && (
				// A shopper may have opened it before it came alive.
				<details
					className="marketday-wished__edit"
					suppressHydrationWarning
					{ ...drawn( fields ) }
				/>
			) }
		</li>
	);
}
