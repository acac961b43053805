import {
	__,
	type BasketLine,
	type BasketTotals,
	sprintf,
} from '@marketday/kernel';
import { type Quantities, useLine } from '@marketday/kernel/lines';
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
	const { isOverlaid, isBusy, money, choices, removeLabel, input } = useLine(
		line,
		totals,
		quantities
	);
	const { name, image } = line;

	return (
		<li
			className={ `marketday-mini-basket__line${
				isOverlaid ? ' marketday-overlaid' : ''
			}` }
			aria-busy={ isBusy }
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
				{ choices && (
					<p className="marketday-mini-basket__choices">
						{ choices }
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
					<QuantityInput { ...input } />
				) }
				{ ! line.isBound && (
					<button
						type="button"
						className="marketday-link"
						aria-label={ removeLabel }
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
