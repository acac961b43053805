import { __, type Basket, type BasketLine } from '@marketday/kernel';
import type { Quantities } from '@marketday/kernel/lines';
import { DefaultButton, type SlotContents } from '@marketday/ui';

import { BasketRow } from './basket-row';
import { FormKeys } from './form-keys';

export interface BasketTableProps {
	basket: Basket;
	formUrl: string;
	nonce: string;
	quantities: Quantities;
	onRemove: ( line: BasketLine ) => void;
	slots?: SlotContents | undefined;
}

/** The lines as a table; with scripts each change is sent at once, without them the form is sent. */
export function BasketTable( {
	basket,
	formUrl,
	nonce,
	quantities,
	onRemove,
	slots,
}: BasketTableProps ) {
	return (
		<form
			className="marketday-basket__form"
			method="post"
			action={ formUrl }
			onSubmit={ ( event ) => event.preventDefault() }
		>
			<FormKeys action="update-basket" nonce={ nonce } />
			<DefaultButton />
			<table className="marketday-basket__table">
				<caption className="marketday-hidden">
					{ __( 'In your basket', 'marketday' ) }
				</caption>
				<colgroup>
					<col className="marketday-basket__picture-column" />
					<col />
					<col className="marketday-basket__amount-column" />
					<col className="marketday-basket__quantity-column" />
					<col className="marketday-basket__amount-column" />
				</colgroup>
				<thead>
					<tr>
						<th scope="col" colSpan={ 2 }>
							{ __( 'Product', 'marketday' ) }
						</th>
						<th scope="col">{ __( 'Price', 'marketday' ) }</th>
						<th scope="col">{ __( 'Quantity', 'marketday' ) }</th>
						<th scope="col">{ __( 'Subtotal', 'marketday' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ basket.lines.map( ( line ) => (
						<BasketRow
							key={ line.key }
							line={ line }
							totals={ basket.totals }
							quantities={ quantities }
							onRemove={ onRemove }
							slots={ slots }
						/>
					) ) }
				</tbody>
			</table>
			<button
				type="submit"
				className="marketday-button marketday-button--quiet marketday-without-scripts"
			>
				{ __( 'Update basket', 'marketday' ) }
			</button>
		</form>
	);
}
