<?php
/**
 * The filter of a listing. Without scripts it is a plain form in the page; with them it works at once, and on small screens its
 * panel opens as a dialog.
 *
 * @var string               $wrapper Attributes of the block's element, escaped.
 * @var array<string, mixed> $filter  Of FilterBlock: plain texts.
 * @var Closure(int): string $amount  A whole amount as a shopper reads it.
 */

defined( 'ABSPATH' ) || exit;
$views = new Marketday\Kernel\View( __DIR__ );
$kinds = [
	'list'       => 'choices',
	'select-one' => 'sorting',
	'radio'      => 'relation',
];
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<button
	type="button"
	class="marketday-button marketday-button--quiet marketday-product-filter__opener"
	aria-haspopup="dialog"
	aria-controls="<?php echo esc_attr( $filter['id'] ); ?>"><span><?php echo esc_html( $filter['heading'] ); ?></span><span
		class="marketday-product-filter__chosen"
		data-part="chosen"<?php echo $filter['isChosen'] ? '' : ' hidden'; ?>><?php
			echo esc_html( $filter['chosen'] );
		?><span class="marketday-hidden"> <?php esc_html_e( 'selected', 'marketday' ); ?></span></span></button>
<div class="marketday-product-filter__chips" data-part="chips"<?php echo [] === $filter['chips'] ? ' hidden' : ''; ?>>
<ul role="list" aria-label="<?php esc_attr_e( 'Selected', 'marketday' ); ?>">
<?php
foreach ( $filter['chips'] as $chip ) {
	echo $views->render( 'filter-chip', $chip ); // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes.
}
?>
</ul>
<a class="marketday-link wopb-filter-remove-all" rel="nofollow" href="<?php echo esc_url( $filter['clearUrl'] ); ?>"><?php
	esc_html_e( 'Clear all', 'marketday' );
?></a>
</div>
<div class="marketday-product-filter__panel" id="<?php echo esc_attr( $filter['id'] ); ?>">
<a class="screen-reader-text" href="#<?php echo esc_attr( $filter['id'] ); ?>-end"><?php esc_html_e( 'Skip filters', 'marketday' ); ?></a>
<form
	method="get" action="<?php echo esc_url( $filter['action'] ); ?>"
	role="search" aria-label="<?php echo esc_attr( $filter['name'] ); ?>"
	autocomplete="off">
<?php foreach ( $filter['hidden'] as [ $field, $value ] ) : ?>
<input type="hidden" name="<?php echo esc_attr( $field ); ?>" value="<?php echo esc_attr( $value ); ?>">
<?php endforeach; ?>
<?php // What Enter presses: a form's first submit button, which would else be 'Show more' of a list. ?>
<button type="submit" class="marketday-hidden" tabindex="-1" aria-hidden="true"></button>
<div class="marketday-product-filter__sections" data-part="sections">
<?php foreach ( $filter['sections'] as $section ) : ?>
<details
	class="marketday-product-filter__section"
	data-section="<?php echo esc_attr( $section['key'] ); ?>"<?php echo $section['isOpen'] ? ' open' : ''; ?>>
<summary><?php echo esc_html( $section['heading'] ); ?></summary>
<fieldset><legend class="marketday-hidden"><?php echo esc_html( $section['heading'] ); ?></legend>
<?php
	$html = $views->render( $kinds[ $section['kind'] ] ?? $section['kind'], [
		'section' => $section,
		'amount'  => $amount,
	] );
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- its template escapes.
	?>
</fieldset></details>
<?php endforeach; ?>
</div>
<div class="marketday-product-filter__end"><button type="submit" class="marketday-button marketday-button--wide"><span class="is-plain"><?php
	esc_html_e( 'Show products', 'marketday' );
?></span><span class="is-live" data-part="total"><?php
	echo esc_html( $filter['total'] );
?></span></button></div>
</form>
<span id="<?php echo esc_attr( $filter['id'] ); ?>-end" tabindex="-1"></span>
</div>
</div>
