<?php
/**
 * The search: a plain form that leads to the results page.
 *
 * @var string                                    $wrapper
 * @var Marketday\Search\ProductSearch\SearchSettings    $settings
 * @var string                                    $id
 * @var string                                    $name     Of the form, which no other of the page has.
 * @var string                                    $action
 * @var string                                    $searched
 * @var list<Marketday\Engine\Contract\Term>                $categories
 * @var string                                    $chosen
 */

defined( 'ABSPATH' ) || exit;

?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escapes. ?>>
<form
	class="marketday-product-search__form"
	role="search"
	aria-label="<?php echo esc_attr( $name ); ?>"
	method="get"
	action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="post_type" value="product">
<?php if ( [] !== $categories ) : ?>
<select class="marketday-product-search__category" name="product_cat" aria-label="<?php esc_attr_e( 'Search in category', 'marketday' ); ?>">
<option value=""><?php esc_html_e( 'All categories', 'marketday' ); ?></option>
	<?php foreach ( $categories as $category ) : ?>
<option value="<?php echo esc_attr( $category->slug ); ?>"<?php
	echo $category->slug === $chosen ? ' selected' : '';
?>><?php echo esc_html( $category->name ); ?></option>
	<?php endforeach; ?>
</select>
<?php endif; ?>
<div class="marketday-product-search__box">
<label class="screen-reader-text" for="<?php echo esc_attr( $id ); ?>"><?php esc_html_e( 'Search products', 'marketday' ); ?></label>
<input
	class="marketday-product-search__input"
	id="<?php echo esc_attr( $id ); ?>"
	type="text"
	role="searchbox"
	inputmode="search"
	name="s"
	value="<?php echo esc_attr( $searched ); ?>"
	maxlength="200"
	autocomplete="off"
	autocapitalize="none"
	spellcheck="false"
	enterkeyhint="search"
	placeholder="<?php echo esc_attr( $settings->placeholder() ); ?>">
<button
	class="marketday-product-search__clear"
	type="button" hidden
	aria-label="<?php esc_attr_e( 'Clear search', 'marketday' ); ?>"><span aria-hidden="true">×</span></button>
</div>
<button
	class="marketday-product-search__submit"
	type="submit"<?php
		echo $settings->parts->icon ? ' aria-label="' . esc_attr__( 'Search', 'marketday' ) . '"' : '';
	?>><?php $settings->parts->icon ? '' : esc_html_e( 'Search', 'marketday' ); ?></button>
</form>
<div class="marketday-product-search__panel" hidden></div>
<p class="screen-reader-text" role="status"></p>
</div>
