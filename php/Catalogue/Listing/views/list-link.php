<?php
/**
 * A link to a list, with its count.
 *
 * @var string $name
 * @var string $url
 * @var string $label
 * @var string $countClass
 * @var bool   $showsLabel
 * @var bool   $opens Over the page, rather than lead to the list's.
 */

defined( 'ABSPATH' ) || exit;
?>
<a
	class="marketday-list-link is-<?php echo esc_attr( $name ); ?>"
	href="<?php echo esc_url( $url ); ?>"<?php
		echo $opens ? ' data-marketday-button="' . esc_attr( $name ) . '"' : '';
	?>><span<?php echo $showsLabel ? '' : ' class="marketday-hidden"'; ?>><?php echo esc_html( $label ); ?></span><span
		class="marketday-list-link__count <?php echo esc_attr( $countClass ); ?>"
		data-marketday-count="<?php echo esc_attr( $name ); ?>"></span></a>
