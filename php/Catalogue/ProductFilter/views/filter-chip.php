<?php
/**
 * Something that is chosen, with its way back.
 *
 * @var string $facet
 * @var string $value
 * @var string $label
 * @var string $url
 */

defined( 'ABSPATH' ) || exit;
?>
<li class="wopb-filter-active-item" data-slug="<?php echo esc_attr( $facet ); ?>" data-value="<?php echo esc_attr( $value ); ?>">
	<a rel="nofollow" href="<?php echo esc_url( $url ); ?>">
		<span class="marketday-hidden"><?php esc_html_e( 'Remove', 'marketday' ); ?> </span>
		<span data-part="label"><?php echo esc_html( $label ); ?></span>
		<span aria-hidden="true">×</span>
	</a>
</li>
