<?php
/**
 * The page of one product.
 *
 * @var Closure(Marketday\Catalogue\Product\ProductPart): string $part Draws a part, '' for a hidden one.
 * @var string                                           $form To buy it.
 */

use Marketday\Catalogue\Product\ProductPart;

defined( 'ABSPATH' ) || exit;

$gallery = $part( ProductPart::Gallery );
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped themselves.
?>
<?php echo $part( ProductPart::Breadcrumbs ); ?>
<div class="marketday-product__top<?php echo '' === $gallery ? ' has-no-gallery' : ''; ?>">
<?php echo $gallery; ?>
<div class="marketday-product__summary">
<?php
echo $part( ProductPart::Title ), $part( ProductPart::Rating ), $part( ProductPart::Price );
echo $part( ProductPart::Deal ), $part( ProductPart::Excerpt ), $part( ProductPart::Stock );
?>
<?php echo $form, $part( ProductPart::Actions ), $part( ProductPart::Facts ); ?>
</div>
</div>
<?php echo $part( ProductPart::Details ), $part( ProductPart::Related ); ?>
