<?php
/**
 * Results of a live search: the twin of src/features/product-search/found-list.tsx.
 *
 * @var array<string, mixed> $found What `FoundData::toArray()` gave.
 */

use Marketday\Search\ProductSearch\Highlight;
use Marketday\Search\ProductSearch\SearchResults;

defined( 'ABSPATH' ) || exit;

$marketday_extra  = static fn ( int $place ): string => $place < SearchResults::SHOWN ? '' : ' wopb-extended-item';
$marketday_hide   = static fn ( int $place ): string => $place < SearchResults::SHOWN ? '' : ' hidden';
$marketday_toggle = static fn ( string $more ): string => '' === $more ? '' : sprintf(
	'<button type="button" role="option" class="marketday-product-search__toggle wopb-load-more" data-less="%2$s">%1$s</button>',
	esc_html( $more ),
	esc_attr( $found['words']['less'] )
);
?>
<div
	class="marketday-product-search__results"
	data-total="<?php echo esc_attr( (string) $found['total'] ); ?>"
	data-corrected="<?php echo esc_attr( $found['corrected'] ); ?>"<?php
		echo [] === $found['leftOut'] ? '' : ' data-left-out="' . esc_attr( implode( ' ', $found['leftOut'] ) ) . '"';
	?>
	data-said="<?php echo esc_attr( $found['said'] ); ?>">
<?php foreach ( $found['notes'] as $marketday_note ) : ?>
<p class="marketday-product-search__corrected"><?php
	foreach ( $marketday_note as $marketday_place => $marketday_part ) {
		echo 1 === $marketday_place % 2 ? '<strong>' . esc_html( $marketday_part ) . '</strong>' : esc_html( $marketday_part );
	}
?></p>
<?php endforeach; ?>
<?php if ( null !== $found['nothing'] ) : ?>
<div class="wopb-empty-result">
<p><strong><?php echo esc_html( $found['nothing']['title'] ); ?></strong></p>
<p><?php echo esc_html( $found['nothing']['hint'] ); ?></p>
	<?php if ( [] !== $found['nothing']['popular'] ) : ?>
<ul class="marketday-product-search__popular" aria-label="<?php echo esc_attr( $found['nothing']['label'] ); ?>">
		<?php foreach ( $found['nothing']['popular'] as $marketday_term ) : ?>
<li><a href="<?php echo esc_url( $marketday_term['url'] ); ?>"><?php echo esc_html( $marketday_term['text'] ); ?></a></li>
		<?php endforeach; ?>
</ul>
	<?php endif; ?>
</div>
<?php else : ?>
<div role="listbox" aria-label="<?php echo esc_attr( $found['words']['list'] ); ?>">
	<?php if ( null !== $found['categories'] ) : ?>
<div class="marketday-product-search__group wopb-tax-term-items" role="group" aria-label="<?php echo esc_attr( $found['categories']['label'] ); ?>">
<p class="marketday-product-search__label" role="presentation"><?php echo esc_html( $found['categories']['label'] ); ?></p>
		<?php foreach ( $found['categories']['options'] as $marketday_place => $marketday_one ) : ?>
<a
	role="option"
	class="marketday-product-search__option is-category<?php echo esc_attr( $marketday_extra( $marketday_place ) ); ?>"
	href="<?php echo esc_url( $marketday_one['url'] ); ?>"<?php echo esc_attr( $marketday_hide( $marketday_place ) ); ?>><span><?php
		echo Highlight::html( $marketday_one['name'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes.
	?></span> <span class="marketday-product-search__count">(<?php echo esc_html( $marketday_one['count'] ); ?>)</span></a>
		<?php endforeach; ?>
		<?php echo $marketday_toggle( $found['categories']['more'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?>
</div>
	<?php endif; ?>
	<?php if ( null !== $found['products'] ) : ?>
<div class="marketday-product-search__group is-products" role="group" aria-label="<?php echo esc_attr( $found['products']['label'] ); ?>">
<p class="marketday-product-search__label" role="presentation"><?php echo esc_html( $found['products']['label'] ); ?></p>
		<?php
		foreach ( $found['products']['options'] as $marketday_place => $marketday_one ) {
			$one   = $marketday_one;
			$extra = $marketday_extra( $marketday_place );
			$hide  = $marketday_hide( $marketday_place );
			require __DIR__ . '/product.php';
		}
		?>
		<?php echo $marketday_toggle( $found['products']['more'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escapes. ?>
</div>
	<?php endif; ?>
	<?php if ( null !== $found['all'] ) : ?>
<a role="option" class="marketday-product-search__option marketday-product-search__all" href="<?php
	echo esc_url( $found['all']['url'] );
?>"><?php echo esc_html( $found['all']['text'] ); ?></a>
	<?php endif; ?>
</div>
<?php endif; ?>
</div>
