import { __, sprintf } from '@marketday/kernel';
import { drawn, type useBusy } from '@marketday/ui';

import type { ComparedProduct } from './comparison-data';
import type { ColumnOrder } from './use-column-order';

interface ColumnHeadProps {
	product: ComparedProduct;
	order: ColumnOrder;
	/** A column alone has no order. */
	isAlone: boolean;
	/** Somebody else's, to look at. */
	isShared: boolean;
	busy: ReturnType< typeof useBusy >;
	onRemove: ( product: ComparedProduct ) => Promise< void >;
}

const WAYS = [
	{
		name: 'earlier',
		by: -1,
		/* translators: %s: product name. */
		label: () => __( 'Move %s left', 'marketday' ),
	},
	{
		name: 'later',
		by: 1,
		/* translators: %s: product name. */
		label: () => __( 'Move %s right', 'marketday' ),
	},
] as const;

function OrderButtons( {
	product: { id, name },
	order,
	busy,
}: Pick< ColumnHeadProps, 'product' | 'order' | 'busy' > ) {
	return (
		<span className="marketday-compared__order">
			{ WAYS.map( ( way ) => (
				<button
					key={ way.name }
					type="submit"
					data-marketday-button="compare"
					className={ `is-${ way.name }` }
					name={ way.name }
					value={ id }
					aria-busy={ busy.isBusy( way.name + id ) }
					onClick={ ( event ) => {
						event.preventDefault();
						void busy.once( way.name + id, () =>
							order.move( id, way.by )
						);
					} }
				>
					<span className="marketday-hidden">
						{ sprintf( way.label(), name ) }
					</span>
				</button>
			) ) }
		</span>
	);
}

/** A product's picture and name over its column, with the buttons that move it and take it out. */
export function ColumnHead( {
	product,
	order,
	isAlone,
	isShared,
	busy,
	onRemove,
}: ColumnHeadProps ) {
	const { id, name, url, choice, picture } = product;
	return (
		<th
			scope="col"
			className={ `marketday-compared__product wopb-compare-item-${ id }` }
			data-id={ id }
			{ ...order.dropping( id ) }
		>
			<div
				className="marketday-compared__picture"
				{ ...( isShared
					? {}
					: {
							...order.dragging( id ),
							'data-marketday-button': 'compare',
					  } ) }
				{ ...( picture && drawn( picture ) ) }
			/>
			{ url ? (
				<a className="marketday-compared__name" href={ url }>
					{ name }
				</a>
			) : (
				<span className="marketday-compared__name">{ name }</span>
			) }
			{ choice && (
				<>
					{ ' ' }
					<span className="marketday-compared__choice">
						{ choice }
					</span>
				</>
			) }
			{ ! isShared && ! isAlone && (
				<OrderButtons { ...{ product, order, busy } } />
			) }
			{ ! isShared && (
				<button
					type="submit"
					data-marketday-button="compare"
					className="marketday-compared__remove wopb-compare-remove"
					name="remove"
					value={ id }
					title={ __( 'Remove', 'marketday' ) }
					aria-busy={ busy.isBusy( `remove${ id }` ) }
					onClick={ ( event ) => {
						event.preventDefault();
						void busy.once( `remove${ id }`, () =>
							onRemove( product )
						);
					} }
				>
					<span aria-hidden="true">×</span>
					<span className="marketday-hidden">
						{ sprintf(
							/* translators: %s: product name. */
							__( 'Remove %s from the comparison', 'marketday' ),
							name
						) }
					</span>
				</button>
			) }
		</th>
	);
}
