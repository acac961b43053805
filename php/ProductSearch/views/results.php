<?php
/**
 * What a live search found.
 *
 * @var Marketday\ProductSearch\SearchSettings                        $settings
 * @var string                                                        $asked
 * @var string                                                        $corrected
 * @var list<string>                                                  $leftOut   Words that none of the products has.
 * @var string                                                        $note      What is said of them; ''.
 * @var int                                                           $total
 * @var list<Marketday\Store\Discovery\FoundProduct>                  $products
 * @var list<WP_Term>                                                 $categories
 * @var Marketday\ProductSearch\Highlight                             $highlight
 * @var Closure(Marketday\Store\Discovery\FoundProduct): string       $number
 * @var Closure(Marketday\Store\Discovery\FoundProduct): string       $variation
 * @var string                                                        $allUrl
 * @var list<string>                                                  $popular
 * @var string                                                        $said      What is heard of it.
 */

use Marketday\Kernel\Stars;
use Marketday\ProductSearch\SearchAddress;
use Marketday\ProductSearch\SearchResults;
use Marketday\Store\ImageTag;

defined( 'ABSPATH' ) || exit;

$extra  = static fn ( int $place ): string => $place < SearchResults::SHOWN ? '' : ' wopb-extended-item';
$hide   = static fn ( int $place ): string => $place < SearchResults::SHOWN ? '' : ' hidden';
$toggle = static function ( int $rest ): void {
	if ( $rest > 0 ) {
		/* translators: %s: number of further results. */
		printf( '<button type="button" role="option" class="marketday-product-search__toggle wopb-load-more" data-less="%2$s">%1$s</button>', esc_html( sprintf( __( 'Show %s more', 'marketday' ), number_format_i18n( $rest ) ) ), esc_attr__( 'Show less', 'marketday' ) );
	}
};
?>
<div
	class="marketday-product-search__results"
	data-total="<?php echo esc_attr( (string) $total ); ?>"
	data-corrected="<?php echo esc_attr( $corrected ); ?>"<?php echo [] === $leftOut ? '' : ' data-left-out="' . esc_attr( implode( ' ', $leftOut ) ) . '"'; ?>
	data-said="<?php echo esc_attr( $said ); ?>">
<?php if ( '' !== $corrected ) : ?>
<p class="marketday-product-search__corrected">
	<?php
	/* translators: %s: corrected search. */
	printf( esc_html__( 'Showing results for %s', 'marketday' ), '<strong>' . esc_html( $corrected ) . '</strong>' );
	?>
</p>
<?php endif; ?>
<?php if ( '' !== $note ) : ?>
<p class="marketday-product-search__corrected"><?php echo esc_html( $note ); ?></p>
<?php endif; ?>
<?php if ( 0 === $total && [] === $categories ) : ?>
<div class="wopb-empty-result">
<p><strong><?php esc_html_e( 'No results found', 'marketday' ); ?></strong></p>
<p><?php esc_html_e( 'Try fewer or other words, or a product number.', 'marketday' ); ?></p>
	<?php if ( [] !== $popular ) : ?>
<ul class="marketday-product-search__popular" aria-label="<?php esc_attr_e( 'Popular searches', 'marketday' ); ?>">
		<?php foreach ( $popular as $term ) : ?>
<li><a href="<?php echo esc_url( SearchAddress::of( $term ) ); ?>"><?php echo esc_html( $term ); ?></a></li>
		<?php endforeach; ?>
</ul>
	<?php endif; ?>
</div>
<?php endif; ?>
<?php if ( [] !== $categories || $total > 0 ) : ?>
<div role="listbox" aria-label="<?php esc_attr_e( 'Search results', 'marketday' ); ?>">
<?php endif; ?>
<?php if ( [] !== $categories ) : ?>
<div class="marketday-product-search__group wopb-tax-term-items" role="group" aria-label="<?php echo esc_attr( $settings->categoriesLabel() ); ?>">
<p class="marketday-product-search__label" role="presentation"><?php echo esc_html( $settings->categoriesLabel() ); ?></p>
	<?php foreach ( $categories as $place => $category ) : ?>
		<?php $link = get_term_link( $category ); ?>
<a
	role="option"
	class="marketday-product-search__option is-category<?php echo esc_attr( $extra( $place ) ); ?>"
	href="<?php echo esc_url( is_string( $link ) ? $link : '' ); ?>"<?php echo esc_attr( $hide( $place ) ); ?>><span><?php
		echo $highlight->html( html_entity_decode( $category->name, ENT_QUOTES, 'UTF-8' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
	?></span> <span class="marketday-product-search__count">(<?php echo esc_html( number_format_i18n( $category->count ) ); ?>)</span></a>
	<?php endforeach; ?>
	<?php $toggle( count( $categories ) - SearchResults::SHOWN ); ?>
</div>
<?php endif; ?>
<?php if ( [] !== $products ) : ?>
<div class="marketday-product-search__group is-products" role="group" aria-label="<?php echo esc_attr( $settings->productsLabel() ); ?>">
<p class="marketday-product-search__label" role="presentation"><?php echo esc_html( $settings->productsLabel() ); ?></p>
	<?php
	foreach ( $products as $place => $found ) :
		$product = $found->product;
		$picture = $found->image();
		$price   = $found->price();
		$sku     = $number( $found );
		?>
<a
	role="option"
	class="marketday-product-search__option wopb-search-item<?php echo esc_attr( $extra( $place ) ); ?>"
	href="<?php echo esc_url( $found->url() ); ?>"<?php echo esc_attr( $hide( $place ) ); ?>>
		<?php if ( $settings->picture && null !== $picture ) : ?>
<span class="marketday-product-search__picture"><?php
	echo ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '64px', 'loading' => 'lazy' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></span>
		<?php endif; ?>
<span class="marketday-product-search__text">
<span class="marketday-product-search__title"><?php
	echo $highlight->html( $product->name ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
?></span>
		<?php if ( null !== $found->variation ) : ?>
<span class="marketday-product-search__variation"><?php echo esc_html( $variation( $found ) ); ?></span>
		<?php endif; ?>
		<?php if ( '' !== $sku ) : ?>
<span class="marketday-product-search__sku"><?php
	esc_html_e( 'SKU', 'marketday' );
?> <strong class="wopb-highlight"><?php echo esc_html( $sku ); ?></strong></span>
		<?php endif; ?>
		<?php if ( $settings->rating && $product->rating->count > 0 ) : ?>
			<?php echo Stars::html( $product->rating->average, $product->rating->count ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?>
		<?php endif; ?>
</span>
		<?php if ( $settings->price && '' !== $price->html ) : ?>
<span class="marketday-product-search__price"><?php echo wp_kses_post( $price->html ); ?></span>
		<?php endif; ?>
</a>
	<?php endforeach; ?>
	<?php $toggle( count( $products ) - SearchResults::SHOWN ); ?>
</div>
<?php endif; ?>
<?php if ( $total > 0 ) : ?>
<a role="option" class="marketday-product-search__option marketday-product-search__all" href="<?php echo esc_url( $allUrl ); ?>">
	<?php
	/* translators: %s: number of results, more than one. */
	$marketday_all = 1 === $total ? __( 'See the one result', 'marketday' ) : _n( 'See all %s result', 'See all %s results', $total, 'marketday' );
	echo esc_html( sprintf( $marketday_all, number_format_i18n( $total ) ) );
	?>
</a>
<?php endif; ?>
<?php if ( [] !== $categories || $total > 0 ) : ?>
</div>
<?php endif; ?>
</div>
