<?php
/**
 * Looks for public lists.
 *
 * @var string $pageUrl
 * @var string $text
 */

defined( 'ABSPATH' ) || exit;
?>
<form
	class="marketday-wishlist__line"
	method="get"
	action="<?php echo esc_url( $pageUrl ); ?>"
	role="search"
	aria-label="<?php esc_attr_e( 'Public lists', 'marketday' ); ?>">
<?php
// An address without pretty links names its page by a parameter, which a form of this kind would lose.
parse_str( (string) wp_parse_url( $pageUrl, PHP_URL_QUERY ), $marketday_query );
foreach ( $marketday_query as $marketday_name => $marketday_value ) :
	?>
<input
	type="hidden"
	name="<?php echo esc_attr( (string) $marketday_name ); ?>"
	value="<?php echo esc_attr( is_string( $marketday_value ) ? $marketday_value : '' ); ?>">
<?php endforeach; ?>
<label><span><?php esc_html_e( 'Find someone’s list', 'marketday' ); ?></span><input
	class="marketday-field__input"
	type="search"
	name="find-list"
	value="<?php echo esc_attr( $text ); ?>"
	minlength="3"
	maxlength="100" required></label>
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Find', 'marketday' ); ?></button>
</form>
