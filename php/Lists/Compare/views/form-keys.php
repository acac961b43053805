<?php
/**
 * Keys that each form of the comparison is known by.
 *
 * @var list<array{name: string, value: string}> $keys None on pages that a cache may keep.
 */

defined( 'ABSPATH' ) || exit;
?>
<?php foreach ( $keys as $marketday_key ) : ?>
<input type="hidden" name="<?php echo esc_attr( $marketday_key['name'] ); ?>" value="<?php echo esc_attr( $marketday_key['value'] ); ?>">
<?php endforeach; ?>
