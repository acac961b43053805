<?php
/**
 * Choosing a file.
 *
 * @var string                     $action
 * @var string                     $limit
 * @var string                     $problem
 * @var list<array<string, mixed>> $unfinished
 *
 * @package Marketday
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import products', 'marketday' ); ?></h1>
	<?php if ( '' !== $problem ) : ?>
		<div class="notice notice-error" role="alert"><p><?php echo esc_html( $problem ); ?></p></div>
	<?php endif; ?>
	<?php if ( [] !== $unfinished ) : ?>
		<div class="notice notice-info">
			<p><?php esc_html_e( 'Unfinished imports:', 'marketday' ); ?></p>
			<ul>
				<?php foreach ( $unfinished as $marketday_one ) : ?>
					<li>
						<a href="<?php echo esc_url( $marketday_one['url'] ); ?>"><?php echo esc_html( $marketday_one['run']->fileName ); ?></a>
						(<?php echo esc_html( $marketday_one['run']->percent() . ' %' ); ?>)
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
	<?php endif; ?>
	<p><?php
		esc_html_e( 'Import products from a WooCommerce CSV export: simple, variable, grouped and external products with their categories, attributes, prices, stock and pictures.', 'marketday' );
	?></p>
	<form method="post" enctype="multipart/form-data" action="<?php echo esc_url( $action ); ?>">
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><label for="marketday-import-file"><?php esc_html_e( 'CSV file', 'marketday' ); ?></label></th>
				<td>
					<input
						type="file"
						style="max-inline-size: 100%"
						id="marketday-import-file"
						name="products"
						accept=".csv,.txt,.tsv,text/csv,text/plain" required
						aria-describedby="marketday-import-limit">
					<p class="description" id="marketday-import-limit">
						<?php
						/* translators: %s: size, such as 8 MB. */
						echo esc_html( sprintf( __( 'Up to %s. For larger files, use the command "wp marketday import FILE".', 'marketday' ), $limit ) );
						?>
					</p>
				</td>
			</tr>
			<tr>
				<th scope="row"><?php esc_html_e( 'Dry run', 'marketday' ); ?></th>
				<td>
					<label><input type="checkbox" name="dry_run" value="1" checked> <?php
						esc_html_e( 'Preview only: nothing is imported yet', 'marketday' );
					?></label>
				</td>
			</tr>
		</table>
		<?php submit_button( __( 'Upload and start', 'marketday' ) ); ?>
	</form>
</div>
