import { __, sprintf, useMarketday } from '@marketday/kernel';
import { useCoreState, useOwnCore } from '@marketday/kernel/headless';
import type { CSSProperties } from 'react';

import { createReviewsStore, type Review } from './reviews-store';

function Reviewer( { review }: { readonly review: Review } ) {
	const { rating, author, isVerified, dateText } = review;
	return (
		<p className="marketday-product__reviewer">
			{ rating > 0 && (
				<span
					className="marketday-stars"
					role="img"
					aria-label={ sprintf(
						/* translators: %s: rating from 1 to 5. */
						__( 'Rated %s out of 5', 'marketday' ),
						String( rating )
					) }
					style={ { '--marketday-rating': rating } as CSSProperties }
				/>
			) }
			<strong>{ author }</strong>
			{ isVerified && (
				<span className="marketday-reviews__verified">
					{ __( 'Verified buyer', 'marketday' ) }
				</span>
			) }
			<span>{ dateText }</span>
		</p>
	);
}

/** Reviews of a product, a page at a time. */
export function Reviews( {
	product,
	total,
}: {
	readonly product: number;
	readonly total: number;
} ) {
	const shop = useMarketday();
	const store = useOwnCore( {
		given: undefined,
		wanted: [ shop, product, total ],
		make: () => createReviewsStore( { shop, product, total } ),
	} );
	const { reviews, hasMore, status, error } = useCoreState( store );

	return (
		<div aria-busy={ status === 'loading' || undefined }>
			<ol className="marketday-product__reviews">
				{ reviews.map( ( review ) => (
					<li key={ review.id }>
						<Reviewer review={ review } />
						{ review.paragraphs.map( ( text, place ) => (
							<p key={ place }>{ text }</p>
						) ) }
					</li>
				) ) }
			</ol>
			{ error && (
				<p className="marketday-problem" role="alert">
					{ error.message }
				</p>
			) }
			{ hasMore && ( reviews.length > 0 || error ) && (
				<p>
					<button
						type="button"
						className="marketday-button marketday-button--quiet"
						disabled={ status === 'loading' }
						onClick={ () => void store.loadMore() }
					>
						{ error
							? __( 'Try again', 'marketday' )
							: __( 'More reviews', 'marketday' ) }
					</button>
				</p>
			) }
		</div>
	);
}
