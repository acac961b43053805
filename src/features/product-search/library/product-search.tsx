import { __, _n, sprintf, useMarketday } from '@marketday/kernel';
import { useCoreState, useOwnCore } from '@marketday/kernel/headless';
import { type Product, ProductPriceText } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import {
	type FocusEvent,
	forwardRef,
	type KeyboardEvent,
	useId,
	useState,
} from 'react';

import { createSearchStore, type SearchStore } from './search-store';

export interface ProductSearchProps {
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** Where the form leads, with the term as `s`. */
	action?: string | undefined;
	/** Goes to an address; the browser's own way without it. */
	onGo?: ( ( address: string ) => void ) | undefined;
	/** A search of one's own making. */
	store?: SearchStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

interface ResultsProps {
	id: string;
	results: readonly Product[];
	active: Product | undefined;
	isShown: boolean;
	onChoose: ( product: Product ) => void;
}

function Results( { id, results, active, isShown, onChoose }: ResultsProps ) {
	return (
		<ul
			id={ `${ id }-list` }
			className="marketday-product-search__results"
			role="listbox"
			aria-label={ __( 'Products', 'marketday' ) }
			hidden={ ! isShown }
		>
			{ results.map( ( product ) => (
				// The keys are the field's.
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events
				<li
					key={ product.id }
					id={ `${ id }-${ product.id }` }
					role="option"
					aria-selected={ product === active }
					onMouseDown={ ( event ) => event.preventDefault() }
					onClick={ () => onChoose( product ) }
				>
					{ product.images[ 0 ] && (
						<img
							src={ product.images[ 0 ].thumbnail }
							alt=""
							width={ 40 }
							height={ 40 }
						/>
					) }
					<span>{ product.name }</span>
					<ProductPriceText product={ product } />
				</li>
			) ) }
		</ul>
	);
}

const foundText = ( count: number ) =>
	sprintf(
		/* translators: %d: number of products. */
		_n( '%d product found', '%d products found', count, 'marketday' ),
		count
	);

function useSearch( given: SearchStore | undefined ): SearchStore {
	const shop = useMarketday();
	return useOwnCore( {
		given,
		wishes: [ shop ],
		make: () => createSearchStore( { shop } ),
	} );
}

const leave = ( address: string ) => window.location.assign( address );

/** The field of a search with results beneath, as a combobox: the focus stays in the field, arrows move through the results. */
export const ProductSearch = forwardRef< HTMLFormElement, ProductSearchProps >(
	function Search( props, ref ) {
		const { productHref, action = '/', onGo = leave, className } = props;
		const store = useSearch( props.store );
		const { term, results, status, isAnswered } = useCoreState( store );
		const [ isOpen, setOpen ] = useState( false );
		const [ at, setAt ] = useState( -1 );
		const id = useId();
		const hrefOf = ( product: Product ) =>
			productHref?.( product ) ?? product.url;
		const isShown = isOpen && results.length > 0;
		const active = isShown ? results[ at ] : undefined;

		const go = ( product: Product ) => {
			store.remember();
			setOpen( false );
			onGo( hrefOf( product ) );
		};
		const move = ( step: number ) => {
			setOpen( true );
			const places = results.length + 1;
			setAt( ( now ) => ( ( now + 1 + step + places ) % places ) - 1 );
		};
		const press = ( event: KeyboardEvent ) => {
			if ( event.nativeEvent.isComposing ) {
				return;
			}
			const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
			if ( step ) {
				event.preventDefault();
				move( step );
			} else if ( event.key === 'Escape' && isShown ) {
				event.preventDefault();
				setOpen( false );
				setAt( -1 );
			} else if ( event.key === 'Enter' && active ) {
				event.preventDefault();
				go( active );
			}
		};
		const blur = ( { currentTarget, relatedTarget }: FocusEvent ) => {
			if ( ! currentTarget.contains( relatedTarget ) ) {
				setOpen( false );
			}
		};
		return (
			<form
				ref={ ref }
				className={ classes(
					'marketday-product-search marketday-product-search--library',
					className
				) }
				role="search"
				action={ action }
				onBlur={ blur }
				onSubmit={ store.remember }
			>
				<label className="marketday-field" htmlFor={ id }>
					<span className="marketday-field__label">
						{ __( 'Search products', 'marketday' ) }
					</span>
				</label>
				<input
					id={ id }
					className="marketday-field__control"
					type="search"
					name="s"
					role="combobox"
					autoComplete="off"
					aria-autocomplete="list"
					aria-expanded={ isShown }
					aria-controls={ `${ id }-list` }
					aria-activedescendant={
						active ? `${ id }-${ active.id }` : undefined
					}
					value={ term }
					onChange={ ( event ) => {
						setOpen( true );
						setAt( -1 );
						store.type( event.target.value );
					} }
					onFocus={ () => setOpen( true ) }
					onKeyDown={ press }
				/>
				<p className="marketday-hidden" role="status">
					{ isAnswered &&
						status === 'idle' &&
						foundText( results.length ) }
				</p>
				<Results
					{ ...{ id, results, active, isShown } }
					onChoose={ go }
				/>
				{ isOpen && isAnswered && results.length === 0 && (
					<p className="marketday-product-search__nothing">
						{ __( 'No products match.', 'marketday' ) }
					</p>
				) }
				{ status === 'error' && (
					<p className="marketday-problem" role="alert">
						{ __(
							'The search does not answer. Please try again.',
							'marketday'
						) }
					</p>
				) }
			</form>
		);
	}
);
