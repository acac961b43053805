import { isPlainClick } from '@marketday/behaviour';
import { __, _n, sprintf } from '@marketday/kernel';
import { type Product, ProductPriceText } from '@marketday/kernel/products';
import { type MouseEvent, useContext } from 'react';

import { ListContext, Option } from '../listbox';

export const foundText = ( count: number ) =>
	sprintf(
		/* translators: %d: number of products. */
		_n( '%d product found', '%d products found', count, 'marketday' ),
		count
	);

interface FoundProductsProps {
	results: readonly Product[];
	total: number;
	/** Where all results are shown, and for what. */
	action: string;
	term: string;
	hrefOf: ( product: Product ) => string;
	onGo: ( ( address: string ) => void ) | undefined;
}

/** The address of a form that is sent with the term. */
const allHref = ( action: string, term: string ) =>
	`${ action }${ action.includes( '?' ) ? '&' : '?' }s=${ encodeURIComponent(
		term.trim()
	) }`;

/** What the Store API has found. */
export function FoundProducts( props: FoundProductsProps ) {
	const { results, total, onGo } = props;
	const { list } = useContext( ListContext );
	if ( results.length === 0 ) {
		return (
			<p className="marketday-product-search__nothing">
				{ __( 'No products match.', 'marketday' ) }
			</p>
		);
	}
	const link = ( href: string ) => ( {
		as: 'a',
		href,
		onClick: ( event: MouseEvent ) => {
			if ( onGo && isPlainClick( event ) ) {
				event.preventDefault();
				onGo( href );
			}
		},
	} );
	return (
		<div
			{ ...list }
			className="marketday-product-search__results"
			aria-label={ __( 'Products', 'marketday' ) }
		>
			{ results.map( ( product ) => (
				<Option
					key={ product.id }
					className="marketday-product-search__option"
					{ ...link( props.hrefOf( product ) ) }
				>
					{ product.images[ 0 ] && (
						<span className="marketday-product-search__picture">
							<img
								src={ product.images[ 0 ].thumbnail }
								alt=""
								width={ 48 }
								height={ 48 }
							/>
						</span>
					) }
					<span className="marketday-product-search__text">
						{ product.name }
					</span>
					<span className="marketday-product-search__price">
						<ProductPriceText product={ product } />
					</span>
				</Option>
			) ) }
			{ total > results.length && (
				<Option
					className="marketday-product-search__option marketday-product-search__all"
					{ ...link( allHref( props.action, props.term ) ) }
				>
					{ sprintf(
						/* translators: %d: number of products. */
						_n(
							'See the %d product',
							'See all %d products',
							total,
							'marketday'
						),
						total
					) }
				</Option>
			) }
		</div>
	);
}
