import {
	__,
	type BasketLine,
	type BasketTotals,
	formatMoney,
	sprintf,
	useBasketState,
} from '@marketday/kernel';
import { lineQuantity, type Quantities } from '@marketday/kernel/lines';
import { QuantityInput } from '@marketday/ui';

export interface MiniBasketLineProps {
	line: BasketLine;
	totals: BasketTotals;
	quantities: Quantities;
	onRemove: ( line: BasketLine ) => void;
}

/** One line: what it is, how many of it, what one costs and what all of them do. */
export function MiniBasketLine( {
	line,
	totals,
	quantities,
	onRemove,
}: MiniBasketLineProps ) {
	const isGoing = useBasketState( ( { pending } ) =>
		pending.includes( line.key )
	);
	const isChanging = quantities.isPending( line );
	const money = ( minor: number ) => formatMoney( minor, totals.currency );
	const { name, image, choices } = line;

	return (
		<li
			className={ `marketday-mini-basket__line${
				isGoing && ! isChanging ? ' marketday-overlaid' : ''
			}` }
			aria-busy={ isGoing || isChanging }
		>
			{ image ? (
				<img
					className="marketday-mini-basket__picture"
					src={ image.src }
					alt=""
					width="64"
					height="64"
				/>
			) : (
				<span className="marketday-mini-basket__picture" />
			) }
			<div>
				<a href={ line.url }>{ name }</a>
				{ choices.length > 0 && (
					<p className="marketday-mini-basket__choices">
						{ choices
							.map(
								( choice ) =>
									`${ choice.name }: ${ choice.value }`
							)
							.join( ', ' ) }
					</p>
				) }
				{ ! line.soldIndividually && line.quantity > 1 && (
					<p className="marketday-mini-basket__amount">
						{ sprintf(
							/* translators: %s: amount. */
							__( '%s each', 'marketday' ),
							money( line.price )
						) }
					</p>
				) }
				{ line.isFixed && line.quantity > 1 && (
					<p className="marketday-mini-basket__amount">
						{ `× ${ line.quantity }` }
					</p>
				) }
				{ ! line.soldIndividually && ! line.isFixed && (
					<QuantityInput
						quantity={ quantities.of( line ) }
						{ ...lineQuantity( line ) }
						onChange={ ( quantity ) =>
							quantities.change( line, quantity )
						}
					/>
				) }
				{ ! line.isBound && (
					<button
						type="button"
						className="marketday-link"
						aria-label={ sprintf(
							/* translators: %s: product. */
							__( 'Remove %s from your basket', 'marketday' ),
							name
						) }
						onClick={ () => onRemove( line ) }
					>
						{ __( 'Remove', 'marketday' ) }
					</button>
				) }
			</div>
			<strong>{ money( line.total ) }</strong>
		</li>
	);
}
