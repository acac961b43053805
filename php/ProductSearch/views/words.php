<?php
/**
 * The page of the search's words.
 *
 * @var string                                                     $action
 * @var string                                                     $name
 * @var string                                                     $synonyms
 * @var string                                                     $word     To make a synonym of; '' for none.
 * @var list<array{term: string, uses: int, hidden: bool}>         $terms
 * @var bool                                                       $isSaved
 */

defined( 'ABSPATH' ) || exit;

?>
<div class="wrap">
<h1><?php esc_html_e( 'Product search', 'marketday' ); ?></h1>
<?php if ( $isSaved ) : ?>
<div class="notice notice-success" role="status"><p><?php esc_html_e( 'Saved. Searches now use this.', 'marketday' ); ?></p></div>
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
</div>
