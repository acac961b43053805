<?php
/**
 * The values of a section.
 *
 * @var array<string, mixed> $section Of FilterBlock.
 */

defined( 'ABSPATH' ) || exit;
?>
<?php if ( $section['isLong'] ) : ?>
<input
	type="search"
	class="marketday-field__control marketday-product-filter__find"
	aria-label="<?php esc_attr_e( 'Find in list', 'marketday' ); ?>"
	placeholder="<?php esc_attr_e( 'Find in list', 'marketday' ); ?>"
	data-part="find"
	maxlength="100">
<?php endif; ?>
<ul
	role="list"
	class="marketday-product-filter__list<?php echo $section['hasColours'] ? ' has-colours' : ''; ?>"
	data-facet="<?php echo esc_attr( $section['facet'] ); ?>"
	data-page="<?php echo esc_attr( (string) $section['page'] ); ?>">
<?php
$marketday_items = ( new Marketday\Kernel\View( __DIR__ ) )->render( 'items', [
	'field'   => $section['field'],
	'choices' => $section['choices'],
	'isLast'  => false,
] );
echo $marketday_items; // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes.
?>
</ul>
<?php if ( $section['isLong'] ) : ?>
<p class="marketday-product-filter__more"><button
	type="submit" formnovalidate
	class="marketday-link"
	name="<?php echo esc_attr( Marketday\Catalogue\ProductFilter\FilterBlock::MORE ); ?>"
	value="<?php echo esc_attr( $section['facet'] ); ?>"
	data-part="more"<?php echo $section['hasMore'] ? '' : ' hidden'; ?>><?php esc_html_e( 'Show more', 'marketday' ); ?></button> <button
		type="button"
		class="marketday-link"
		data-part="less"<?php echo $section['page'] > 1 ? '' : ' hidden'; ?>><?php esc_html_e( 'Show less', 'marketday' ); ?></button></p>
<?php endif; ?>
