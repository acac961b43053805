import { __, sprintf } from '@marketday/kernel';
import {
	AddProductButton,
	createKeptProducts,
	KeepProductButton,
	type KeptProducts,
	type KeptProductsOptions,
	type Product,
	ProductPriceText,
	RemoveKeptButton,
	useKeptProducts,
} from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, type ReactNode } from 'react';

export type CompareStore = KeptProducts;

/** As many as a table shows side by side. */
const MOST = 4;

/** A comparison in the visitor's own browser; the newest takes the place of the oldest where it is full. */
export const createCompareStore = ( {
	most = MOST,
	...options
}: KeptProductsOptions ): CompareStore =>
	createKeptProducts( 'compare', { ...options, most } );

export interface CompareButtonProps {
	store: CompareStore;
	product: Pick< Product, 'id' | 'name' >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** Puts a product into the comparison, or takes it out. */
export const CompareButton = forwardRef<
	HTMLButtonElement,
	CompareButtonProps
>( function Arrows( { store, product, className }, ref ) {
	return (
		<KeepProductButton
			{ ...{ ref, store, product } }
			className={ classes( 'marketday-compare__button', className ) }
			label={ sprintf(
				/* translators: %s: product. */
				__( 'Compare: %s', 'marketday' ),
				product.name
			) }
		>
			{ () => __( 'Compare', 'marketday' ) }
		</KeepProductButton>
	);
} );

export interface CompareTableProps {
	store: CompareStore;
	/** A product's page in the front end. */
	productHref?: ( ( product: Product ) => string ) | undefined;
	/** Leaves out rows in which all are the same. */
	onlyDifferences?: boolean | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

interface Row {
	name: string;
	texts: readonly string[];
}

/** Attributes by name, as each product has them; '—' where it has none. */
function attributeRows( products: readonly Product[] ): Row[] {
	const names = new Set(
		products.flatMap( ( { attributes } ) =>
			attributes.map( ( { name } ) => name )
		)
	);
	return [ ...names ].map( ( name ) => ( {
		name,
		texts: products.map(
			( { attributes } ) =>
				attributes
					.find( ( one ) => one.name === name )
					?.terms.map( ( term ) => term.name )
					.join( ', ' ) ?? '—'
		),
	} ) );
}

const rowsOf = ( products: readonly Product[] ): Row[] => [
	{
		name: __( 'Availability', 'marketday' ),
		texts: products.map( ( { isInStock } ) =>
			isInStock
				? __( 'In stock', 'marketday' )
				: __( 'Out of stock', 'marketday' )
		),
	},
	{
		name: __( 'Rating', 'marketday' ),
		texts: products.map( ( { rating } ) =>
			rating.count > 0 ? String( rating.average ) : '—'
		),
	},
	...attributeRows( products ),
];

const differs = ( { texts }: Row ) => new Set( texts ).size > 1;

/** Its name stands below it. */
function ProductImage( { product: { images } }: { product: Product } ) {
	const [ image ] = images;
	return image ? (
		<img
			src={ image.thumbnail || image.src }
			alt=""
			loading="lazy"
			width={ 120 }
			height={ 120 }
		/>
	) : null;
}

/** Products side by side. */
export const CompareTable = forwardRef< HTMLDivElement, CompareTableProps >(
	function Table( props, ref ) {
		const { store, productHref, onlyDifferences } = props;
		const { ids, products, error } = useKeptProducts( store );
		const hrefOf = ( product: Product ) =>
			productHref?.( product ) ?? product.url;
		const rows = rowsOf( products ).filter(
			( row ) => ! onlyDifferences || differs( row )
		);
		const cells = ( draw: ( product: Product ) => ReactNode ) =>
			products.map( ( product ) => (
				<td key={ product.id }>{ draw( product ) }</td>
			) );
		return (
			<div
				ref={ ref }
				className={ classes( 'marketday-compare', props.className ) }
			>
				{ error && (
					<p className="marketday-problem" role="alert">
						{ error.message }
					</p>
				) }
				{ ids.length === 0 && (
					<p>{ __( 'There is nothing to compare.', 'marketday' ) }</p>
				) }
				{ products.length > 0 && (
					<div
						className="marketday-compare__scroll"
						role="region"
						aria-label={ __( 'Compare', 'marketday' ) }
						// A region that scrolls has to be reached by keys.

						tabIndex={ 0 }
					>
						<table>
							<thead>
								<tr>
									<td />
									{ products.map( ( product ) => (
										<th key={ product.id } scope="col">
											<ProductImage product={ product } />
											<a href={ hrefOf( product ) }>
												{ product.name }
											</a>
										</th>
									) ) }
								</tr>
							</thead>
							<tbody>
								<tr>
									<th scope="row">
										{ __( 'Price', 'marketday' ) }
									</th>
									{ cells( ( product ) => (
										<ProductPriceText product={ product } />
									) ) }
								</tr>
								{ rows.map( ( { name, texts } ) => (
									<tr key={ name }>
										<th scope="row">{ name }</th>
										{ texts.map( ( text, at ) => (
											<td key={ at }>{ text }</td>
										) ) }
									</tr>
								) ) }
								<tr>
									<td />
									{ cells( ( product ) => (
										<div className="marketday-compare__ways">
											<AddProductButton
												product={ product }
												href={ hrefOf( product ) }
											/>
											<RemoveKeptButton
												{ ...{ store, product } }
											/>
										</div>
									) ) }
								</tr>
							</tbody>
						</table>
					</div>
				) }
			</div>
		);
	}
);
