import type { Marketday } from '@marketday/kernel';
import {
	type Asked,
	asked,
	type Core,
	createCore,
	createQuestions,
} from '@marketday/kernel/headless';
import { plainText } from '@marketday/kernel/text';
import { Wire } from '@marketday/kernel/wire';

/** A review of a product. */
export interface Review {
	readonly id: number;
	readonly author: string;
	/** Number from 1 to 5; 0 where none was given. */
	readonly rating: number;
	readonly isVerified: boolean;
	/** Date as the shop writes it. */
	readonly dateText: string;
	/** Words in plain text. */
	readonly paragraphs: readonly string[];
}

export interface ReviewsState extends Asked {
	readonly reviews: readonly Review[];
	/** True if the shop has further ones. */
	readonly hasMore: boolean;
}

export interface ReviewsActions {
	/** Asks for the next page, or again for one that has failed. */
	loadMore: () => Promise< boolean >;
}

export type ReviewsStore = Core< ReviewsState > & ReviewsActions;

export interface ReviewsStoreOptions {
	shop: Pick< Marketday, 'client' >;
	/** Id of the product. */
	product: number;
	/** Number of its reviews, as the product tells it. */
	total: number;
}

const PER_PAGE = 10;

/** Words of a visitor are never taken for markup. */
const paragraphsOf = ( html: string ) =>
	html
		.split( /<\/p>|<br\s*\/?>/ )
		.map( ( part ) => plainText( part ).trim() )
		.filter( Boolean );

const reviewOf = ( review: Wire ): Review => ( {
	id: review.number( 'id' ),
	author: review.text( 'reviewer' ),
	rating: review.number( 'rating' ),
	isVerified: review.flag( 'verified' ),
	dateText: review.text( 'formatted_date_created' ),
	paragraphs: paragraphsOf( String( review.field( 'review' ) ?? '' ) ),
} );

/**
 * The reviews of a product, newest first, page by page.
 *
 * @example
 * const reviews = createReviewsStore( { shop, product: mug.id, total: mug.rating.count } );
 */
export const createReviewsStore = ( {
	shop,
	product,
	total,
}: ReviewsStoreOptions ): ReviewsStore =>
	createCore< ReviewsState, ReviewsActions >(
		{ reviews: [], hasMore: total > 0, ...asked( total === 0 ) },
		( { get, set } ) => {
			const question = createQuestions( set );
			const loadMore = () => {
				const { reviews } = get();
				const page = 1 + Math.floor( reviews.length / PER_PAGE );
				return question(
					() =>
						shop.client.read(
							`wc/store/v1/products/reviews?product_id=${ product }&per_page=${ PER_PAGE }&page=${ page }`
						),
					( rows ) => {
						const more = new Wire( { rows } ).list(
							'rows',
							reviewOf
						);
						const all = [ ...reviews, ...more ];
						set( {
							reviews: all,
							hasMore:
								more.length === PER_PAGE && all.length < total,
						} );
					}
				);
			};
			return {
				begin: () => {
					if ( total > 0 && get().reviews.length === 0 ) {
						void loadMore();
					}
					return undefined;
				},
				actions: { loadMore },
			};
		}
	);
