<?php
/**
 * The page of the search's words.
 *
 * @var string                                                     $action
 * @var string                                                     $name
 * @var string                                                     $synonyms
 * @var list<string>                                               $useless  Lines of them that find nothing.
 * @var string                                                     $word     To make a synonym of; '' for none.
 * @var list<array{term: string, uses: int, hidden: bool}>         $terms
 * @var bool                                                       $isSaved
 * @var string                                                     $pin      Name of the form for pinned products.
 * @var list<array{words: string, id: int, name: string, url: string, isShown: bool}> $pins
 * @var string                                                     $pinned   A search to pin something to; '' for none.
 * @var string                                                     $product  What was typed for it.
 */

defined( 'ABSPATH' ) || exit;

?>
<div class="wrap">
<h1><?php esc_html_e( 'Product search', 'marketday' ); ?></h1>
<?php if ( $isSaved ) : ?>
<div class="notice notice-success" role="status"><p><?php esc_html_e( 'Saved. Searches now use this.', 'marketday' ); ?></p></div>
<?php endif; ?>
<?php if ( [] !== $useless ) : ?>
<div class="notice notice-warning"><p><?php
	esc_html_e( 'These synonyms don’t do anything yet. Give each line at least two words with a comma between them, or words on both sides of the arrow:', 'marketday' );
?></p>
<ul class="ul-disc">
	<?php foreach ( array_slice( $useless, 0, 20 ) as $line ) : ?>
<li><code><?php echo esc_html( $line ); ?></code></li>
	<?php endforeach; ?>
</ul></div>
<?php endif; ?>
<form method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr( $name ); ?>">
<?php wp_nonce_field( $name ); ?>
<h2><label for="marketday-synonyms"><?php esc_html_e( 'Synonyms', 'marketday' ); ?></label></h2>
<p id="marketday-synonyms-help"><?php
	esc_html_e( 'One group per line, separated by commas: with “sofa, couch, settee”, each finds all three. An arrow works one way: “tee => t-shirt” finds t-shirts by tee.', 'marketday' );
?></p>
<?php if ( '' !== $word ) : ?>
<p role="status"><strong><?php
	/* translators: %s: a search */
	echo esc_html( sprintf( __( '“%s” is in the first line: write after the arrow what your shop calls it, then save.', 'marketday' ), $word ) );
?></strong></p>
<?php endif ?>
<textarea
	id="marketday-synonyms"
	name="synonyms"
	rows="16"<?php echo '' === $word ? '' : ' autofocus'; ?>

	class="large-text code"
	aria-describedby="marketday-synonyms-help"><?php echo esc_textarea( $synonyms ); ?></textarea>
<h2><?php esc_html_e( 'Popular searches', 'marketday' ); ?></h2>
<?php if ( [] === $terms ) : ?>
<p><?php esc_html_e( 'No searches yet.', 'marketday' ); ?></p>
<?php else : ?>
<table class="widefat striped" style="max-width:40rem">
<thead><tr><th scope="col"><?php
	esc_html_e( 'Search', 'marketday' );
?></th><th scope="col"><?php esc_html_e( 'Times', 'marketday' ); ?></th><th scope="col"><?php
	esc_html_e( 'Hide', 'marketday' );
?></th></tr></thead>
<tbody>
	<?php foreach ( $terms as $term ) : ?>
<tr>
<td><?php echo esc_html( $term['term'] ); ?><input type="hidden" name="listed[]" value="<?php echo esc_attr( $term['term'] ); ?>"></td>
<td><?php echo esc_html( number_format_i18n( $term['uses'] ) ); ?></td>
<td><input
	type="checkbox"
	name="hidden[]"
	value="<?php echo esc_attr( $term['term'] ); ?>"
	aria-label="<?php /* translators: %s: a search. */ echo esc_attr( sprintf( __( 'Hide %s', 'marketday' ), $term['term'] ) ); ?>"<?php
		checked( $term['hidden'] );
	?>></td>
</tr>
	<?php endforeach; ?>
</tbody>
</table>
<?php endif; ?>
<?php submit_button( __( 'Save', 'marketday' ) ); ?>
</form>
<h2 id="marketday-pins"><?php esc_html_e( 'Pinned products', 'marketday' ); ?></h2>
<p class="description" style="max-width:48rem"><?php
	esc_html_e( 'A pinned product comes first for its search, even when its own words don’t match. Products that customers can’t see stay hidden, and filters still apply.', 'marketday' );
?></p>
<?php if ( [] !== $pins ) : ?>
<table class="widefat striped" style="max-width:48rem">
<thead><tr>
<th scope="col"><?php esc_html_e( 'Search', 'marketday' ); ?></th>
<th scope="col"><?php esc_html_e( 'Product', 'marketday' ); ?></th>
<th scope="col"><span class="screen-reader-text"><?php esc_html_e( 'Actions', 'marketday' ); ?></span></th>
</tr></thead>
<tbody>
	<?php foreach ( $pins as $marketday_pin ) : ?>
<tr>
<td style="overflow-wrap:anywhere"><?php echo esc_html( $marketday_pin['words'] ); ?></td>
<td style="overflow-wrap:anywhere"><a href="<?php echo esc_url( $marketday_pin['url'] ); ?>"><?php echo esc_html( $marketday_pin['name'] ); ?></a><?php
		echo $marketday_pin['isShown'] ? '' : ' (' . esc_html__( 'not public', 'marketday' ) . ')';
?></td>
<td><form method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr( $pin ); ?>">
		<?php wp_nonce_field( $pin ); ?>
<input type="hidden" name="words" value="<?php echo esc_attr( $marketday_pin['words'] ); ?>">
<button class="button button-link-delete" name="remove" value="<?php echo esc_attr( (string) $marketday_pin['id'] ); ?>" aria-label="<?php
		/* translators: 1: a product, 2: a search */
		echo esc_attr( sprintf( __( 'Unpin %1$s from “%2$s”', 'marketday' ), $marketday_pin['name'], $marketday_pin['words'] ) );
?>"><?php esc_html_e( 'Unpin', 'marketday' ); ?></button>
</form></td>
</tr>
	<?php endforeach; ?>
</tbody>
</table>
<?php endif; ?>
<form method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr( $pin ); ?>">
<?php wp_nonce_field( $pin ); ?>
<p><label for="marketday-pin-words"><?php esc_html_e( 'When people search for', 'marketday' ); ?></label><br>
<input type="text" class="regular-text" id="marketday-pin-words" name="words" maxlength="60" value="<?php echo esc_attr( $pinned ); ?>" required></p>
<p><label for="marketday-pin-product"><?php esc_html_e( 'Show this product first', 'marketday' ); ?></label><br>
<input
	type="text"
	class="regular-text"
	id="marketday-pin-product"
	name="product"
	value="<?php echo esc_attr( $product ); ?>"
	aria-describedby="marketday-pin-help"<?php echo '' === $pinned ? '' : ' autofocus'; ?>

	required></p>
<p class="description" id="marketday-pin-help"><?php esc_html_e( 'Its name, SKU, number or web address.', 'marketday' ); ?></p>
<?php submit_button( __( 'Pin', 'marketday' ), 'secondary', 'submit-pin', false ); ?>
</form>
</div>
