import { __, type BasketLine, type BasketTotals } from '@marketday/kernel';
import { type Quantities, useLine } from '@marketday/kernel/lines';
import { taxNote } from '@marketday/kernel/totals';
import { QuantityInput, Slot, type SlotContents } from '@marketday/ui';

export interface BasketRowProps {
	line: BasketLine;
	totals: BasketTotals;
	quantities: Quantities;
	onRemove: ( line: BasketLine ) => void;
	slots: SlotContents | undefined;
}

export function BasketRow( {
	line,
	totals,
	quantities,
	onRemove,
	slots,
}: BasketRowProps ) {
	const { isOverlaid, isChanging, money, choices, removeLabel, input } =
		useLine( line, totals, quantities );
	const { name, image } = line;
	const tax = taxNote( line, totals );

	return (
		<tr
			className={
				isOverlaid
					? 'marketday-basket__row marketday-overlaid'
					: 'marketday-basket__row'
			}
		>
			<td className="marketday-basket__picture">
				{ image && (
					<img src={ image.src } alt="" width="96" height="96" />
				) }
			</td>
			<th scope="row" className="marketday-basket__product">
				<a href={ line.url }>{ name }</a>
				{ choices && (
					<span className="marketday-basket__choices">
						{ choices }
					</span>
				) }
				{ ! line.isBound && (
					<button
						type="submit"
						className="marketday-link"
						name="remove"
						value={ line.key }
						aria-label={ removeLabel }
						onClick={ () => onRemove( line ) }
					>
						{ __( 'Remove', 'marketday' ) }
					</button>
				) }
				<Slot name={ `basket-line-${ line.key }` } contents={ slots } />
			</th>
			<td
				className="marketday-basket__price"
				data-label={ __( 'Price', 'marketday' ) }
			>
				{ line.regularPrice > line.price && (
					<del>{ money( line.regularPrice ) }</del>
				) }
				<span>{ money( line.price ) }</span>
				{ tax && <small>{ tax }</small> }
			</td>
			<td className="marketday-basket__quantity">
				{ line.soldIndividually || line.isFixed ? (
					<span>{ String( line.quantity ) }</span>
				) : (
					<QuantityInput { ...input } />
				) }
			</td>
			<td
				className="marketday-basket__subtotal"
				data-label={ __( 'Subtotal', 'marketday' ) }
				aria-busy={ isChanging }
			>
				<span>{ money( line.total ) }</span>
			</td>
		</tr>
	);
}
