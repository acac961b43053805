<?php
/**
 * The reviews of a product: how many gave how many stars, a page of them, and the form to write one. Links choose, so that it works without scripts.
 *
 * @var Marketday\Catalogue\Product\Details $details
 */

use Marketday\Kernel\Slot;
use Marketday\Kernel\Stars;
use Marketday\Catalogue\Product\ReviewSort;

defined( 'ABSPATH' ) || exit;

$marketday_page   = $details->reviews;
$marketday_choice = $marketday_page->choice;
?>
<div id="reviews">
<?php if ( $marketday_page->isEmpty() ) : ?>
<p><?php esc_html_e( 'There are no reviews yet.', 'marketday' ); ?></p>
<?php else : ?>
	<?php if ( $marketday_page->isRated() ) : ?>
<div class="marketday-reviews__summary">
<p class="marketday-reviews__average"><?php
	echo Stars::html( $details->product->rating->average, $details->product->rating->count ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?> <span aria-hidden="true"><?php echo esc_html( number_format_i18n( $details->product->rating->average, 1 ) ); ?></span></p>
<ul class="marketday-reviews__votes" aria-label="<?php esc_attr_e( 'Reviews by rating', 'marketday' ); ?>">
		<?php for ( $marketday_stars = 5; $marketday_stars >= 1; $marketday_stars-- ) : ?>
			<?php
			$marketday_count = $marketday_page->withStars( $marketday_stars );
			/* translators: %s: number of stars from 1 to 5. */
			$marketday_label = sprintf( _n( '%s star', '%s stars', $marketday_stars, 'marketday' ), number_format_i18n( $marketday_stars ) );
			?>
<li style="--marketday-share:<?php echo esc_attr( (string) $marketday_page->share( $marketday_stars ) ); ?>%">
			<?php if ( $marketday_count > 0 ) : ?>
<a
	href="<?php echo esc_url( $marketday_choice->withStars( $marketday_stars )->url() ); ?>"
	rel="nofollow"<?php echo $marketday_stars === $marketday_choice->stars ? ' aria-current="true"' : ''; ?>><?php echo esc_html( $marketday_label ); ?></a>
			<?php else : ?>
<span><?php echo esc_html( $marketday_label ); ?></span>
			<?php endif; ?>
<span class="marketday-reviews__bar"></span>
			<?php /* translators: %s: number of reviews. */ ?>
<span><span aria-hidden="true"><?php echo esc_html( number_format_i18n( $marketday_count ) ); ?></span><span class="marketday-hidden"><?php
	echo esc_html( sprintf( _n( '%s review', '%s reviews', $marketday_count, 'marketday' ), number_format_i18n( $marketday_count ) ) );
?></span></span>
</li>
		<?php endfor; ?>
</ul>
		<?php if ( $marketday_choice->stars > 0 ) : ?>
<p><a
	class="marketday-reviews__link"
	href="<?php echo esc_url( $marketday_choice->withStars( 0 )->url() ); ?>"
	rel="nofollow"><?php esc_html_e( 'Show all reviews', 'marketday' ); ?></a></p>
		<?php endif; ?>
</div>
	<?php endif; ?>
	<?php if ( $marketday_page->isRated() && ( count( $details->reviews->reviews ) > 1 || $marketday_page->pages > 1 ) ) : ?>
<nav class="marketday-reviews__links" aria-label="<?php esc_attr_e( 'Sort reviews', 'marketday' ); ?>">
		<?php foreach ( ReviewSort::cases() as $marketday_sort ) : ?>
<a
	class="marketday-reviews__link"
	href="<?php echo esc_url( $marketday_choice->sortedBy( $marketday_sort )->url() ); ?>"
	rel="nofollow"<?php echo $marketday_sort === $marketday_choice->sort ? ' aria-current="true"' : ''; ?>><?php echo esc_html( $marketday_sort->label() ); ?></a>
		<?php endforeach; ?>
</nav>
	<?php endif; ?>
	<?php if ( [] === $marketday_page->reviews ) : ?>
<p><?php esc_html_e( 'No reviews with this rating.', 'marketday' ); ?></p>
	<?php endif; ?>
<ol class="marketday-product__reviews">
	<?php foreach ( $marketday_page->reviews as $review ) : ?>
<li id="comment-<?php echo esc_attr( (string) $review->id ); ?>">
<p class="marketday-product__reviewer">
		<?php if ( $review->rating > 0 ) : ?>
			<?php echo Stars::html( (float) $review->rating ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?>
		<?php endif; ?>
<strong><?php echo esc_html( $review->author ); ?></strong>
		<?php if ( $review->verified ) : ?>
<span class="marketday-reviews__verified"><?php esc_html_e( 'Verified buyer', 'marketday' ); ?></span>
		<?php endif; ?>
<time datetime="<?php echo esc_attr( $review->isoDate ); ?>"><?php echo esc_html( $review->date ); ?></time></p>
		<?php echo wp_kses_post( $review->html ); ?>
</li>
	<?php endforeach; ?>
</ol>
	<?php if ( $marketday_page->pages > 1 ) : ?>
<nav class="marketday-reviews__links" aria-label="<?php esc_attr_e( 'Review pages', 'marketday' ); ?>">
		<?php if ( $marketday_choice->page > 1 ) : ?>
<a
	class="marketday-reviews__link"
	href="<?php echo esc_url( $marketday_choice->onPage( $marketday_choice->page - 1 )->url() ); ?>"
	rel="nofollow"><?php esc_html_e( 'Previous reviews', 'marketday' ); ?></a>
		<?php endif; ?>
		<?php /* translators: 1: number of the page, 2: number of pages. */ ?>
<span><?php
	echo esc_html( sprintf(
		__( 'Page %1$s of %2$s', 'marketday' ),
		number_format_i18n( $marketday_choice->page ),
		number_format_i18n( $marketday_page->pages )
	) );
?></span>
		<?php if ( $marketday_choice->page < $marketday_page->pages ) : ?>
<a
	class="marketday-reviews__link"
	href="<?php echo esc_url( $marketday_choice->onPage( $marketday_choice->page + 1 )->url() ); ?>"
	rel="nofollow"><?php esc_html_e( 'More reviews', 'marketday' ); ?></a>
		<?php endif; ?>
</nav>
	<?php endif; ?>
<?php endif; ?>
<?php Slot::AfterReviews->print( $details->product ); ?>
</div>
