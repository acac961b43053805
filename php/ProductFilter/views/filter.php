<?php
/**
 * The filter of a listing. Without scripts it is a plain form in the page; with them it works at once, and on small screens its
 * panel opens as a dialog.
 *
 * @var string                                                                                                                     $wrapper  Attributes of the block's element, escaped.
 * @var string                                                                                                                     $id       Of the panel.
 * @var string                                                                                                                     $name     Of the form, which no other of the page has.
 * @var Marketday\ProductFilter\FilterSettings                                                                                     $settings
 * @var list<array{settings: Marketday\ProductFilter\SectionSettings, name: string, html: string, isChosen: bool}> $sections
 * @var list<Marketday\ProductFilter\Chip>                                                                                         $chips
 * @var int                                                                                                                        $chosen   How many values are chosen.
 * @var string                                                                                                                     $clearUrl
 * @var int                                                                                                                        $total    Products found.
 * @var string                                                                                                                     $action   The form's address.
 * @var list<array{string, string}>                                                                                                $hidden   Names and values the form must not lose.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<button
	type="button"
	class="marketday-button marketday-button--quiet marketday-product-filter__opener"
	aria-haspopup="dialog"
	aria-controls="<?php echo esc_attr( $id ); ?>"><span><?php echo esc_html( $settings->heading() ); ?></span><span
		class="marketday-product-filter__chosen"
		data-part="chosen"<?php echo 0 === $chosen ? ' hidden' : ''; ?>><?php
			echo esc_html( number_format_i18n( $chosen ) );
		?><span class="marketday-hidden"> <?php esc_html_e( 'chosen', 'marketday' ); ?></span></span></button>
<div class="marketday-product-filter__chips" data-part="chips"<?php echo [] === $chips ? ' hidden' : ''; ?>>
<ul role="list" aria-label="<?php esc_attr_e( 'Chosen', 'marketday' ); ?>">
<?php
foreach ( $chips as $chip ) {
	echo ( new Marketday\Kernel\View( __DIR__ ) )->render( 'filter-chip', get_object_vars( $chip ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes.
}
?>
</ul>
<a class="marketday-link wopb-filter-remove-all" rel="nofollow" href="<?php echo esc_url( $clearUrl ); ?>"><?php esc_html_e( 'Clear all', 'marketday' ); ?></a>
</div>
<div class="marketday-product-filter__panel" id="<?php echo esc_attr( $id ); ?>">
<a class="screen-reader-text" href="#<?php echo esc_attr( $id ); ?>-end"><?php esc_html_e( 'Skip the filter', 'marketday' ); ?></a>
<form method="get" action="<?php echo esc_url( $action ); ?>" role="search" aria-label="<?php echo esc_attr( $name ); ?>" autocomplete="off">
<?php foreach ( $hidden as [ $field, $value ] ) : ?>
<input type="hidden" name="<?php echo esc_attr( $field ); ?>" value="<?php echo esc_attr( $value ); ?>">
<?php endforeach; ?>
<?php // What Enter presses: a form's first submit button, which would else be 'Show more' of a list. ?>
<button type="submit" class="marketday-hidden" tabindex="-1" aria-hidden="true"></button>
<div class="marketday-product-filter__sections" data-part="sections">
<?php foreach ( $sections as $index => $section ) : ?>
<details
	class="marketday-product-filter__section"
	data-section="<?php echo esc_attr( $section['name'] ); ?>"<?php echo $index < $settings->openSections || $section['isChosen'] ? ' open' : ''; ?>>
<summary><?php echo esc_html( $section['settings']->heading() ); ?></summary>
<fieldset><legend class="marketday-hidden"><?php echo esc_html( $section['settings']->heading() ); ?></legend>
<?php echo $section['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes. ?>
</fieldset></details>
<?php endforeach; ?>
</div>
<div class="marketday-product-filter__end"><button type="submit" class="marketday-button marketday-button--wide"><span class="is-plain"><?php
	esc_html_e( 'Show products', 'marketday' );
?></span><span class="is-live" data-part="total"><?php
/* translators: %s: number of products. */
echo esc_html( sprintf( _n( 'Show %s product', 'Show %s products', $total, 'marketday' ), number_format_i18n( $total ) ) );
?></span></button></div>
</form>
<span id="<?php echo esc_attr( $id ); ?>-end" tabindex="-1"></span>
</div>
</div>
