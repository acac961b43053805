<?php
/**
 * Rows that an import could not take.
 *
 * @var Marketday\Marketing\Newsletter\Admin\ImportRun $run
 */

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Admin\ImportRun;

$marketday_sentences = [
	ImportRun::ADDRESS => __( 'Invalid email address, skipped', 'marketday' ),
	ImportRun::BROKEN => __( 'Broken characters, line skipped', 'marketday' ),
	ImportRun::QUOTES  => __( 'Unclosed quotation mark, line read without it', 'marketday' ),
	ImportRun::STATUS  => __( 'Not clearly subscribed, imported as unconfirmed: gets no emails and is deleted after 30 days', 'marketday' ),
	ImportRun::NAME    => __( 'Not a name, left out', 'marketday' ),
	ImportRun::DATE    => __( 'Unreadable date, left out', 'marketday' ),
	ImportRun::LISTS   => __( 'Over the list limit, left out', 'marketday' ),
];
$marketday_left      = array_intersect_key(
	$run->mapping->names,
	array_filter( $run->mapping->columns, static fn ( string|int $kind ): bool => '' === $kind )
);
?>
<?php foreach ( array_intersect_key( $marketday_sentences, $run->counts->remarks ) as $marketday_kind => $marketday_sentence ) : ?>
<details<?php echo in_array( $marketday_kind, [ ImportRun::ADDRESS, ImportRun::BROKEN ], true ) ? ' open' : ''; ?>>
<summary><?php
	/* translators: 1: what is wrong, 2: a number. */
	echo esc_html( sprintf( __( '%1$s: %2$s', 'marketday' ), $marketday_sentence, number_format_i18n( $run->counts->remarks[ $marketday_kind ]['count'] ) ) );
?></summary>
<ul style="max-block-size: 20rem; overflow: auto">
	<?php foreach ( $run->counts->remarks[ $marketday_kind ]['rows'] as [ $marketday_row, $marketday_text ] ) : ?>
<li><?php
	/* translators: 1: number of a row, 2: what stands there. */
	echo esc_html( sprintf( __( 'Row %1$s: %2$s', 'marketday' ), number_format_i18n( $marketday_row ), '' === $marketday_text ? __( 'nothing', 'marketday' ) : $marketday_text ) );
?></li>
	<?php endforeach; ?>
</ul>
</details>
<?php endforeach; ?>
<?php if ( $run->isOver && [] !== $marketday_left ) : ?>
<p><?php
	/* translators: %s: names of columns. */
	echo esc_html( sprintf( __( 'Columns left out: %s', 'marketday' ), implode( ', ', $marketday_left ) ) );
?></p>
<?php endif; ?>
