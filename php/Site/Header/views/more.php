<?php
/**
 * The last entry of a menu, for what finds no room in its line: it shows once that is measured, and has a list once it is alive.
 *
 * @var string $id Of the list.
 */

defined( 'ABSPATH' ) || exit;
?>
<li class="wp-block-navigation-item marketday-more" hidden><div data-marketday-island="menu-more"><button
	type="button"
	class="marketday-more__button"
	aria-expanded="false"
	aria-controls="<?php echo esc_attr( $id ); ?>"><span class="marketday-more__some"><?php
		esc_html_e( 'More', 'marketday' );
	?></span><span class="marketday-more__all"><?php esc_html_e( 'Menu', 'marketday' ); ?></span></button><ul
	class="marketday-more__list"
	id="<?php echo esc_attr( $id ); ?>"
	hidden></ul></div></li>
