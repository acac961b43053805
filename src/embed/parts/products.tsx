import {
	ProductGrid,
	type ProductQuery,
	type ProductSort,
	useProductListing,
} from '@marketday/features/product-grid/library';
import { useEffect } from 'react';

import type { PartProps } from '../element';
import { nameListing } from '../listings';
import { numbers } from '../numbers';
import { useCardButtons } from './card-buttons';
import { inCurrency } from './in-currency';

const SORTS: readonly ProductSort[] = [
	'newest',
	'popularity',
	'rating',
	'price-low',
	'price-high',
	'name',
];

const HEADINGS: Readonly< Record< string, 2 | 3 | 4 > > = { 2: 2, 3: 3, 4: 4 };

function queryOf( given: PartProps[ 'given' ] ): ProductQuery {
	const sort = SORTS.find( ( one ) => one === given.sort );
	const ids = numbers( given.ids );
	const [ perPage ] = numbers( given.limit );
	return {
		...( given.category && { category: given.category } ),
		...( given.tag && { tag: given.tag } ),
		...( given.search && { search: given.search } ),
		...( given[ 'on-sale' ] && { onSale: true } ),
		...( sort && { sort } ),
		...( ids.length > 0 && { ids } ),
		...( perPage && { perPage } ),
	};
}

/** `<marketday-products category="mugs">` */
export default inCurrency( function Products( {
	given,
	shop,
	address,
}: PartProps ) {
	const buttons = useCardButtons( given.buttons ?? '' );
	const { listing } = useProductListing( { query: queryOf( given ) } );
	useEffect(
		() => nameListing( given.id ?? '', listing ),
		[ given.id, listing ]
	);
	const [ columns ] = numbers( given.columns );
	return (
		<ProductGrid
			listing={ listing }
			columns={ columns }
			paging={
				given.paging === 'pages' || given.paging === 'none'
					? given.paging
					: 'more'
			}
			headingLevel={ HEADINGS[ given[ 'heading-level' ] ?? '' ] ?? 2 }
			label={ given.label || undefined }
			cardActions={ ( product ) =>
				buttons.map( ( Button, at ) => (
					<Button
						key={ at }
						{ ...{ product, listing, shop, address } }
					/>
				) )
			}
		/>
	);
} );
