<?php
/**
 * Result of an import, and every row it did not take.
 *
 * @var \Marketday\Admin\Import\Run\ImportRun          $run
 * @var string                                   $text
 * @var list<\Marketday\Admin\Import\ReportGroup>      $groups
 * @var int                                      $more   Lines that are in the download alone.
 * @var array<string, string>                    $actions
 * @var string                                   $again
 *
 * @package Marketday
 */

use Marketday\Admin\Import\Run\Phase;

defined( 'ABSPATH' ) || exit;

$marketday_kind = Phase::Refused === $run->phase || $run->counts->failed > 0 ? 'notice-warning' : 'notice-success';
?>
<div class="wrap">
	<h1><?php esc_html_e( 'Import products', 'marketday' ); ?></h1>
	<div class="notice <?php echo esc_attr( $marketday_kind ); ?>" role="status"><p><strong><?php
		echo esc_html( $run->fileName );
	?>:</strong> <?php echo esc_html( $text ); ?></p></div>
	<?php if ( $run->isDryRun && Phase::Done === $run->phase ) : ?>
		<form method="post" action="<?php echo esc_url( $actions['begin'] ); ?>">
			<?php submit_button( __( 'Import now', 'marketday' ) ); ?>
		</form>
	<?php endif; ?>
	<?php if ( [] !== $groups && Phase::Done === $run->phase ) : ?>
		<h2><?php esc_html_e( 'Report', 'marketday' ); ?></h2>
		<p><a class="button" href="<?php echo esc_url( $actions['report'] ); ?>"><?php esc_html_e( 'Download report (CSV)', 'marketday' ); ?></a></p>
		<table class="widefat striped">
			<caption class="screen-reader-text"><?php esc_html_e( 'Skipped rows and warnings', 'marketday' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Row', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'SKU', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Name', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Result', 'marketday' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Reason', 'marketday' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php foreach ( $groups as $marketday_group ) : ?>
					<tr>
						<th scope="row"><?php echo esc_html( $marketday_group->rows() ); ?></th>
						<td><?php echo esc_html( $marketday_group->sku() ); ?></td>
						<td><?php echo esc_html( $marketday_group->name() ); ?></td>
						<td><?php echo esc_html( $marketday_group->first->severityLabel() ); ?></td>
						<td style="overflow-wrap: anywhere"><?php echo esc_html( $marketday_group->reason() ); ?></td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
		<?php if ( $more > 0 ) : ?>
			<p>
				<?php
				/* translators: %s: number of lines. */
				echo esc_html( sprintf( __( 'The download has %s more.', 'marketday' ), number_format_i18n( $more ) ) );
				?>
			</p>
		<?php endif; ?>
	<?php endif; ?>
	<p><a href="<?php echo esc_url( $again ); ?>"><?php esc_html_e( 'Import another file', 'marketday' ); ?></a></p>
</div>
