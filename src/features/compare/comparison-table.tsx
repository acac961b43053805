import { __ } from '@marketday/kernel';
import { foldText } from '@marketday/kernel/text';
import { drawn, type useBusy } from '@marketday/ui';

import { ColumnHead } from './column-head';
import type {
	ComparedProduct,
	ComparedRow,
	ComparisonActions,
	ComparisonData,
} from './comparison-data';
import { OfferCell } from './offer-cell';
import type { ColumnOrder } from './use-column-order';

interface ComparisonTableProps {
	data: ComparisonData;
	actions: ComparisonActions;
	order: ColumnOrder;
	busy: ReturnType< typeof useBusy >;
	/** Rows in which it does not stand are hidden. */
	search: string;
	onRemove: ( product: ComparedProduct ) => Promise< void >;
	onChoose: () => void;
}

/** Cells below the columns that wait for a product. */
const empty = ( places: number ) =>
	Array.from( { length: places }, ( _, at ) => (
		<td key={ `empty${ at }` } />
	) );

function Waiting( { onChoose }: { onChoose: () => void } ) {
	return (
		<th scope="col" className="marketday-compared__waiting">
			<button
				type="button"
				data-marketday-button="compare"
				className="marketday-compared__choose"
				name="choose"
				onClick={ ( event ) => {
					event.preventDefault();
					onChoose();
				} }
			>
				<span className="marketday-compared__plus" aria-hidden="true">
					+
				</span>
				{ __( 'Add a product', 'marketday' ) }
			</button>
		</th>
	);
}

function Row( {
	row,
	products,
	places,
	isHidden,
}: {
	row: ComparedRow;
	products: readonly ComparedProduct[];
	places: number;
	isHidden: boolean;
} ) {
	return (
		<tr
			className={ row.isSame ? 'is-same' : undefined }
			hidden={ isHidden }
		>
			<th scope="row">{ row.label }</th>
			{ products.map( ( { id } ) => {
				const cell = row.cells[ id ];
				return cell ? (
					<td key={ id } data-id={ id } { ...drawn( cell ) } />
				) : (
					<td key={ id } data-id={ id }>
						<span aria-hidden="true">—</span>
					</td>
				);
			} ) }
			{ empty( places ) }
		</tr>
	);
}

/** Rows of the same name are told apart by their place. */
const keysOf = ( rows: readonly ComparedRow[] ) =>
	rows.map(
		( { label }, at ) =>
			label +
			rows.slice( 0, at ).filter( ( row ) => row.label === label ).length
	);

/** Products side by side, a row for each thing that is known of them. */
export function ComparisonTable( props: ComparisonTableProps ) {
	const { actions, order, busy, onRemove, onChoose } = props;
	const { rows, places, isShared } = props.data;
	const products = order.ordered;
	const search = foldText( props.search.trim() );
	const lacks = ( text: string ) => ! foldText( text ).includes( search );
	const keys = keysOf( rows );
	const buy = __( 'Buy', 'marketday' );
	const add = __( 'Add to basket', 'marketday' );
	return (
		<table className="marketday-compared__table">
			<thead>
				<tr>
					<td className="marketday-compared__corner" />
					{ products.map( ( product ) => (
						<ColumnHead
							key={ product.id }
							isAlone={ products.length < 2 }
							{ ...{ product, order, isShared, busy, onRemove } }
						/>
					) ) }
					{ Array.from( { length: places }, ( _, at ) => (
						<Waiting key={ `empty${ at }` } onChoose={ onChoose } />
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row, at ) => (
					<Row
						key={ keys[ at ] }
						isHidden={ lacks( row.text ) }
						{ ...{ row, products, places } }
					/>
				) ) }
				<tr
					className="marketday-compared__buy"
					hidden={ lacks(
						[
							buy,
							...products.map( ( { name, offer } ) =>
								offer?.kind === 'see'
									? `${ offer.text }: ${ name }`
									: offer && `${ add }: ${ name }`
							),
						].join( ' ' )
					) }
				>
					<th scope="row">{ buy }</th>
					{ products.map( ( product ) => (
						<td key={ product.id } data-id={ product.id }>
							<OfferCell { ...{ product, busy, actions } } />
						</td>
					) ) }
					{ empty( places ) }
				</tr>
			</tbody>
		</table>
	);
}
