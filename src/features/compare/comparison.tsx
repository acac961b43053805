import { __ } from '@marketday/kernel';
import {
	EmptyList,
	HiddenFields,
	useFocusAfter,
} from '@marketday/kernel/product-list';
import { useBusy } from '@marketday/ui';
import { type CSSProperties, useState } from 'react';

import type {
	ComparedProduct,
	ComparisonActions,
	ComparisonData,
} from './comparison-data';
import { ComparisonFoot } from './comparison-foot';
import { ComparisonTable } from './comparison-table';
import { ComparisonViews } from './comparison-views';
import { BuyForm } from './offer-cell';
import { ProductChoice } from './product-choice';
import { useColumnOrder } from './use-column-order';

export interface ComparisonProps {
	data: ComparisonData;
	actions: ComparisonActions;
}

/** Most rows without a search among them. */
const MANY_ROWS = 5;

/** Products side by side, in a form that works without scripts. */
export function Comparison( { data, actions }: ComparisonProps ) {
	const { rows, places, isShared } = data;
	const order = useColumnOrder( data.products, actions );
	const busy = useBusy();
	const [ search, setSearch ] = useState( '' );
	const [ isChoosing, setChoosing ] = useState( false );
	const { form, goOnAfter, wasThere } = useFocusAfter( order.ordered );
	const onChoose = () => setChoosing( true );

	async function onRemove( product: ComparedProduct ): Promise< void > {
		goOnAfter( product );
		if ( await actions.remove( product.id ) ) {
			actions.say( __( 'Removed from your comparison.', 'marketday' ) );
		}
	}

	async function onClear(): Promise< void > {
		if ( await actions.clear() ) {
			actions.say( __( 'Your comparison is empty.', 'marketday' ) );
		}
	}

	if ( data.products.length === 0 ) {
		return (
			<EmptyList
				className="marketday-compared__empty wopb-compare-wrapper"
				title={ __( 'Nothing to compare yet.', 'marketday' ) }
				hint={ __( 'Use the ⇄ button on any product.', 'marketday' ) }
				shopUrl={ data.shopUrl }
				takesFocus={ wasThere.current }
			/>
		);
	}
	const style = {
		'--marketday-compared': data.products.length + places,
	} as CSSProperties;
	return (
		<>
			<form
				ref={ form }
				className="marketday-compared wopb-compare-wrapper"
				method="post"
				action={ data.action || undefined }
				style={ style }
				onSubmit={ ( event ) => event.preventDefault() }
			>
				<HiddenFields keys={ data.keys } />
				{ data.products.length > 1 && (
					<ComparisonViews
						isSearchable={ rows.length > MANY_ROWS }
						onSearch={ setSearch }
					/>
				) }
				<div
					className="marketday-compared__scroll"
					// A region that scrolls has to be reached by keys.
					tabIndex={ 0 }
					role="region"
					aria-label={ __( 'Comparison', 'marketday' ) }
				>
					<ComparisonTable
						{ ...{ data, actions, order, busy, search } }
						{ ...{ onRemove, onChoose } }
					/>
				</div>
				<ComparisonFoot { ...{ data, busy, onChoose, onClear } } />
			</form>
			{ data.products
				.filter( ( { offer } ) => offer?.kind === 'add' )
				.map( ( { id } ) => (
					<BuyForm key={ id } { ...{ id, data } } />
				) ) }
			{ isChoosing && ! isShared && (
				<ProductChoice
					find={ actions.find }
					reportFailure={ actions.reportFailure }
					onClose={ () => setChoosing( false ) }
					onChoose={ ( id ) => {
						setChoosing( false );
						void actions.add( id );
					} }
				/>
			) }
		</>
	);
}
