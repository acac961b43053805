import {
	__,
	announce,
	type BasketLine,
	type Currency,
	formatMoney,
	sprintf,
	useBasketState,
	useMarketday,
} from '@marketday/kernel';
import type { MouseEvent } from 'react';

/** The keyboard goes on to the next line's button, or to the dialog when the last line went. */
function focusNext( button: HTMLElement ): void {
	const item = button.closest( 'li' );
	const next = item?.nextElementSibling ?? item?.previousElementSibling;
	const target =
		next?.querySelector< HTMLElement >( 'button' ) ??
		button.closest( 'dialog' )?.querySelector< HTMLElement >( 'button' );
	target?.focus();
}

export function MiniBasketLine( {
	line,
	currency,
}: {
	line: BasketLine;
	currency: Currency;
} ) {
	const { basket } = useMarketday();
	const isPending = useBasketState( ( { pending } ) =>
		pending.includes( line.key )
	);

	async function remove( { currentTarget }: MouseEvent< HTMLElement > ) {
		focusNext( currentTarget );
		if ( await basket.remove( line.key ) ) {
			announce(
				sprintf(
					/* translators: %s: product. */
					__( '%s has been removed from your basket.', 'marketday' ),
					line.name
				)
			);
		}
	}

	return (
		<li
			className={ `marketday-mini-basket__line${
				isPending ? ' marketday-overlaid' : ''
			}` }
			aria-busy={ isPending }
		>
			{ line.picture && (
				<img
					className="marketday-mini-basket__picture"
					src={ line.picture.src }
					alt=""
					width="64"
					height="64"
				/>
			) }
			<div>
				<a href={ line.url }>{ line.name }</a>
				{ line.choices.length > 0 && (
					<p className="marketday-mini-basket__choices">
						{ line.choices
							.map(
								( { name, value } ) => `${ name }: ${ value }`
							)
							.join( ', ' ) }
					</p>
				) }
				<p className="marketday-mini-basket__amount">
					{ `${ line.quantity } × ${ formatMoney(
						line.price,
						currency
					) }` }
				</p>
				<button
					type="button"
					className="marketday-link"
					aria-label={ sprintf(
						/* translators: %s: product. */
						__( 'Remove %s from your basket', 'marketday' ),
						line.name
					) }
					onClick={ remove }
				>
					{ __( 'Remove', 'marketday' ) }
				</button>
			</div>
			<strong>{ formatMoney( line.total, currency ) }</strong>
		</li>
	);
}
