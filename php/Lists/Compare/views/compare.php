<?php
/**
 * The table, within a form that works without scripts.
 *
 * @var array<string, mixed> $data As `ComparisonData` says it.
 */

defined( 'ABSPATH' ) || exit;

[ 'products' => $products, 'rows' => $rows, 'places' => $places, 'isShared' => $isShared, 'action' => $pageUrl, 'keys' => $keys ] = $data;
?>
<form
	class="marketday-compared wopb-compare-wrapper"
	method="post"
	action="<?php echo esc_url( $pageUrl ); ?>"
	style="--marketday-compared:<?php echo esc_attr( (string) ( count( $products ) + $places ) ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<?php if ( count( $products ) > 1 ) : ?>
	<?php // Enter in the search presses nothing: a form's first submit button would move a product. ?>
<button type="submit" disabled hidden></button>
<div class="marketday-compared__views">
<label><input type="checkbox" class="marketday-compared__hide"> <?php esc_html_e( 'Show differences only', 'marketday' ); ?></label>
<label><input type="checkbox" class="marketday-compared__mark"> <?php esc_html_e( 'Highlight differences', 'marketday' ); ?></label>
	<?php if ( count( $rows ) > 5 ) : ?>
<label class="marketday-compared__search"><span class="marketday-hidden"><?php esc_html_e( 'Find in table', 'marketday' ); ?></span><input
	type="search"
	data-marketday-button="compare"
	placeholder="<?php esc_attr_e( 'Find in table', 'marketday' ); ?>"></label>
	<?php endif; ?>
</div>
<?php endif; ?>
<div class="marketday-compared__scroll" tabindex="0" role="region" aria-label="<?php esc_attr_e( 'Comparison', 'marketday' ); ?>">
<table class="marketday-compared__table">
<thead><tr>
<td class="marketday-compared__corner"></td>
<?php
foreach ( $products as $one ) :
	$id   = (string) $one['id'];
	$name = $one['name'];
	?>
<th scope="col" class="marketday-compared__product wopb-compare-item-<?php echo esc_attr( $id ); ?>" data-id="<?php echo esc_attr( $id ); ?>">
<div class="marketday-compared__picture"<?php echo $isShared ? '' : ' draggable="true" data-marketday-button="compare"'; ?>><?php
	echo $one['picture']['html'] ?? ''; // phpcs:ignore WordPress.Security.EscapeOutput -- ImageTag has escaped.
?></div>
	<?php if ( '' === $one['url'] ) : ?>
<span class="marketday-compared__name"><?php echo esc_html( $name ); ?></span>
	<?php else : ?>
<a class="marketday-compared__name" href="<?php echo esc_url( $one['url'] ); ?>"><?php echo esc_html( $name ); ?></a><?php
	echo '' === $one['choice'] ? '' : ' <span class="marketday-compared__choice">' . esc_html( $one['choice'] ) . '</span>';
?>
	<?php endif; ?>
	<?php if ( ! $isShared && count( $products ) > 1 ) : ?>
<span class="marketday-compared__order">
		<?php
		/* translators: %s: product name. */
		foreach ( [ 'earlier' => __( 'Move %s left', 'marketday' ), 'later' => __( 'Move %s right', 'marketday' ) ] as $marketday_way => $marketday_label ) :
			?>
<button
	type="submit"
	data-marketday-button="compare"
	class="is-<?php echo esc_attr( $marketday_way ); ?>"
	name="<?php echo esc_attr( $marketday_way ); ?>"
	value="<?php echo esc_attr( $id ); ?>"><span class="marketday-hidden"><?php echo esc_html( sprintf( $marketday_label, $name ) ); ?></span></button>
		<?php endforeach; ?>
</span>
	<?php endif; ?>
	<?php if ( ! $isShared ) : ?>
<button
	type="submit"
	data-marketday-button="compare"
	class="marketday-compared__remove wopb-compare-remove"
	name="remove"
	value="<?php echo esc_attr( $id ); ?>"
	title="<?php esc_attr_e( 'Remove', 'marketday' ); ?>"><span aria-hidden="true">×</span><span class="marketday-hidden"><?php
		/* translators: %s: product name. */
		echo esc_html( sprintf( __( 'Remove %s from the comparison', 'marketday' ), $name ) );
	?></span></button>
	<?php endif; ?>
</th>
<?php endforeach; ?>
<?php for ( $place = 0; $place < $places; $place++ ) : ?>
<th scope="col" class="marketday-compared__waiting"><button
	type="button"
	data-marketday-button="compare"
	class="marketday-compared__choose"
	name="choose"><span class="marketday-compared__plus" aria-hidden="true">+</span><?php esc_html_e( 'Add a product', 'marketday' ); ?></button></th>
<?php endfor; ?>
</tr></thead>
<tbody>
<?php foreach ( $rows as $row ) : ?>
<tr<?php echo $row['isSame'] ? ' class="is-same"' : ''; ?>>
<th scope="row"><?php echo esc_html( $row['label'] ); ?></th>
	<?php foreach ( $row['cells'] as $id => $cell ) : ?>
<td data-id="<?php echo esc_attr( (string) $id ); ?>"><?php
	echo $cell['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- CompareRows has escaped.
?></td>
	<?php endforeach; ?>
<?php echo str_repeat( '<td></td>', $places ); // phpcs:ignore WordPress.Security.EscapeOutput -- no text. ?>
</tr>
<?php endforeach; ?>
<tr class="marketday-compared__buy">
<th scope="row"><?php esc_html_e( 'Buy', 'marketday' ); ?></th>
<?php
foreach ( $products as $one ) :
	$id    = (string) $one['id'];
	$name  = $one['name'];
	$offer = $one['offer'];
	?>
<td data-id="<?php echo esc_attr( $id ); ?>">
	<?php if ( null !== $offer && 'add' === $offer['kind'] ) : ?>
		<?php /* translators: %s: product name. */ ?>
<input
	class="marketday-compared__quantity"
	type="number"
	inputmode="numeric"
	form="marketday-compared-<?php echo esc_attr( $id ); ?>"
	name="quantity[<?php echo esc_attr( $id ); ?>]"
	value="<?php echo esc_attr( (string) $offer['minimum'] ); ?>"
	min="1"<?php echo null === $offer['maximum'] ? '' : ' max="' . esc_attr( (string) $offer['maximum'] ) . '"'; ?>
	aria-label="<?php echo esc_attr( sprintf( __( 'Quantity of %s', 'marketday' ), $name ) ); ?>">
<button
	type="submit"
	data-marketday-button="compare"
	class="marketday-button"
	form="marketday-compared-<?php echo esc_attr( $id ); ?>"
	name="to-basket"
	value="<?php echo esc_attr( $id ); ?>"
	data-product_id="<?php echo esc_attr( (string) $offer['productId'] ); ?>"><?php
		esc_html_e( 'Add to basket', 'marketday' );
	?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></button>
	<?php elseif ( null !== $offer ) : ?>
<a
	class="marketday-button marketday-button--quiet"
	href="<?php echo esc_url( $offer['url'] ); ?>"><?php
		echo esc_html( $offer['text'] );
	?><span class="marketday-hidden">: <?php echo esc_html( $name ); ?></span></a>
	<?php endif; ?>
</td>
<?php endforeach; ?>
<?php echo str_repeat( '<td></td>', $places ); // phpcs:ignore WordPress.Security.EscapeOutput -- no text. ?>
</tr>
</tbody>
</table>
</div>
<div class="marketday-compared__foot">
<?php if ( $isShared ) : ?>
<a
	class="marketday-button"
	href="<?php echo esc_url( $data['link'] ); ?>"
	rel="nofollow"><?php esc_html_e( 'Add to my comparison', 'marketday' ); ?></a>
<?php else : ?>
	<?php if ( 0 === $places ) : ?>
<button
	type="button"
	data-marketday-button="compare"
	class="marketday-button marketday-button--quiet"
	name="choose"><?php esc_html_e( 'Add a product', 'marketday' ); ?></button>
	<?php endif; ?>
<a class="marketday-compared__share" href="<?php echo esc_url( $data['link'] ); ?>"><?php esc_html_e( 'Link to this comparison', 'marketday' ); ?></a>
<button
	type="submit"
	data-marketday-button="compare"
	class="marketday-link wopb-compare-clear"
	name="clear"
	value="1"><?php esc_html_e( 'Clear all', 'marketday' ); ?></button>
<?php endif; ?>
</div>
</form>
<?php // Each product is bought by a form of its own, so that Enter in its quantity buys it and no other. ?>
<?php
foreach ( $products as $one ) :
	if ( 'add' !== ( $one['offer']['kind'] ?? '' ) ) {
		continue;
	}
	?>
<form id="marketday-compared-<?php echo esc_attr( (string) $one['id'] ); ?>" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
	<?php require __DIR__ . '/form-keys.php'; ?>
</form>
<?php endforeach; ?>
