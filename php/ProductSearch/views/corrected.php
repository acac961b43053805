<?php
/**
 * What was searched for instead, above results that another plugin lists.
 *
 * @var string $corrected
 * @var string $searched
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-product-search-corrected">
<?php
/* translators: 1: what was found instead, 2: what was searched for. */
echo esc_html( sprintf( __( 'Showing results for “%1$s”. Nothing was found for “%2$s”.', 'marketday' ), $corrected, $searched ) );
?>
</p>
