<?php
/**
 * A report, in WordPress's own kind of table.
 *
 * @var array<string, string>              $reports Titles by name.
 * @var Marketday\Kernel\Reports\ReportView $view
 * @var Marketday\Kernel\Reports\ReportResult     $result
 * @var string                             $export  Action of the form for the file.
 * @var array<string, mixed>               $state   Of the table that the script draws.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Reports\Reports;

defined( 'ABSPATH' ) || exit;

$marketday_columns = $view->report->columns();
$marketday_filters = $view->report->filters();
$marketday_page    = $view->query->page;
$marketday_pages   = $view->pages( $result->total );
?>
<div class="wrap marketday-admin">
<h1><?php esc_html_e( 'Reports', 'marketday' ); ?></h1>
<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Reports', 'marketday' ); ?>">
<?php foreach ( $reports as $marketday_name => $marketday_title ) : ?>
	<a
		class="nav-tab<?php echo $marketday_name === $view->name ? ' nav-tab-active' : ''; ?>"
		href="<?php echo esc_url( Reports::address( $marketday_name ) ); ?>"
		<?php echo $marketday_name === $view->name ? 'aria-current="page"' : ''; ?>
	><?php echo esc_html( $marketday_title ); ?></a>
<?php endforeach ?>
</nav>
<h2><?php echo esc_html( $view->report->title() ); ?></h2>
<p class="marketday-about"><?php echo esc_html( $view->report->about() ); ?></p>
<div id="marketday-report" data-state="<?php echo esc_attr( (string) wp_json_encode( $state ) ); ?>"></div>
<div class="hide-if-js">
<div class="marketday-bar">
<?php if ( $view->report->isSearched() || [] !== $marketday_filters ) : ?>
<form method="get" action="<?php echo esc_url( admin_url( 'admin.php' ) ); ?>" class="marketday-bar__form">
	<input type="hidden" name="page" value="<?php echo esc_attr( Reports::SLUG ); ?>">
	<input type="hidden" name="report" value="<?php echo esc_attr( $view->name ); ?>">
	<input type="hidden" name="orderby" value="<?php echo esc_attr( $view->parameters()['orderby'] ); ?>">
	<input type="hidden" name="order" value="<?php echo esc_attr( $view->parameters()['order'] ); ?>">
	<?php if ( [] !== $marketday_filters ) : ?>
	<label>
		<span class="screen-reader-text"><?php esc_html_e( 'Show', 'marketday' ); ?></span>
		<select name="filter">
		<?php foreach ( $marketday_filters as $marketday_value => $marketday_label ) : ?>
			<option value="<?php echo esc_attr( (string) $marketday_value ); ?>"<?php selected( $view->query->filter, (string) $marketday_value ); ?>><?php
				echo esc_html( $marketday_label );
			?></option>
		<?php endforeach ?>
		</select>
	</label>
	<?php endif ?>
	<?php if ( $view->report->isSearched() ) : ?>
	<label>
		<span class="screen-reader-text"><?php esc_html_e( 'Search this report', 'marketday' ); ?></span>
		<input
			type="search"
			name="s"
			value="<?php echo esc_attr( $view->query->search ); ?>"
			maxlength="100"
			placeholder="<?php esc_attr_e( 'Search', 'marketday' ); ?>">
	</label>
	<?php endif ?>
	<button class="button"><?php esc_html_e( 'Show', 'marketday' ); ?></button>
</form>
<?php endif ?>
<?php if ( $result->total > 0 ) : ?>
<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" class="marketday-bar__file">
	<input type="hidden" name="action" value="<?php echo esc_attr( $export ); ?>">
	<input type="hidden" name="report" value="<?php echo esc_attr( $view->name ); ?>">
	<?php wp_nonce_field( $export, '_wpnonce', false ); ?>
	<?php foreach ( array_filter( $view->parameters(), static fn ( string $one ): bool => '' !== $one ) as $marketday_name => $marketday_value ) : ?>
	<input type="hidden" name="<?php echo esc_attr( $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
	<?php endforeach ?>
	<button class="button"><?php esc_html_e( 'Download CSV', 'marketday' ); ?></button>
</form>
<?php endif ?>
</div>
<?php if ( [] === $result->rows ) : ?>
<div class="marketday-card marketday-empty"><p><?php
	echo '' === $view->query->search
		? esc_html__( 'Nothing here yet.', 'marketday' )
		/* translators: %s: what was searched for */
		: esc_html( sprintf( __( 'Nothing found for “%s”.', 'marketday' ), $view->query->search ) );
?></p></div>
<?php else : ?>
<table class="widefat striped marketday-report">
	<caption class="screen-reader-text"><?php echo esc_html( $view->report->title() ); ?></caption>
	<thead>
		<tr>
		<?php foreach ( $marketday_columns as $marketday_column ) : ?>
			<?php $marketday_way = $view->query->isDescending ? 'descending' : 'ascending'; ?>
			<th
				scope="col"
				class="<?php echo $marketday_column->isNumber() ? 'marketday-number' : ''; ?>"
				<?php echo $view->isSortedBy( $marketday_column ) ? 'aria-sort="' . esc_attr( $marketday_way ) . '"' : ''; ?>
			>
			<?php if ( '' === $marketday_column->order ) : ?>
				<?php echo esc_html( $marketday_column->label ); ?>
			<?php else : ?>
				<a href="<?php echo esc_url( $view->sortAddress( $marketday_column ) ); ?>"><?php echo esc_html( $marketday_column->label ); ?><?php
				if ( $view->isSortedBy( $marketday_column ) ) :
					?> <span class="dashicons dashicons-arrow-<?php echo $view->query->isDescending ? 'down' : 'up'; ?>" aria-hidden="true"></span><?php
				endif;
				?></a>
			<?php endif ?>
			</th>
		<?php endforeach ?>
		<?php if ( [] !== $result->actions ) : ?>
			<th scope="col"><?php esc_html_e( 'What to do', 'marketday' ); ?></th>
		<?php endif ?>
		</tr>
	</thead>
	<tbody>
	<?php foreach ( $result->rows as $marketday_place => $marketday_row ) : ?>
		<tr>
		<?php foreach ( $marketday_columns as $marketday_number => $marketday_column ) : ?>
			<?php
			$marketday_words = $marketday_column->words( $marketday_row[ $marketday_column->name ] ?? null );
			$marketday_url   = (string) ( $marketday_row['url'] ?? '' );
			?>
			<?php if ( 0 === $marketday_number ) : ?>
			<th scope="row"><?php
				echo '' === $marketday_url
					? esc_html( $marketday_words )
					: sprintf( '<a href="%s">%s</a>', esc_url( $marketday_url ), esc_html( $marketday_words ) );
			?></th>
			<?php else : ?>
			<td
				class="<?php echo $marketday_column->isNumber() ? 'marketday-number' : ''; ?>"
				data-colname="<?php echo esc_attr( $marketday_column->label ); ?>"
			><?php echo esc_html( $marketday_words ); ?></td>
			<?php endif ?>
		<?php endforeach ?>
		<?php if ( [] !== $result->actions ) : ?>
			<td data-colname="<?php esc_attr_e( 'What to do', 'marketday' ); ?>"><span class="marketday-deeds">
			<?php foreach ( $result->actions[ $marketday_place ] ?? [] as $marketday_action ) : ?>
				<a href="<?php echo esc_url( $marketday_action['url'] ); ?>"><?php echo esc_html( $marketday_action['label'] ); ?></a>
			<?php endforeach ?>
			</span></td>
		<?php endif ?>
		</tr>
	<?php endforeach ?>
	</tbody>
</table>
<?php endif ?>
<?php if ( $result->total > 0 ) : ?>
<nav class="marketday-pages" aria-label="<?php esc_attr_e( 'Pages of the report', 'marketday' ); ?>">
	<?php /* translators: %s: a number */ ?>
	<span><?php echo esc_html( sprintf( _n( '%s row', '%s rows', $result->total, 'marketday' ), number_format_i18n( $result->total ) ) ); ?></span>
	<?php if ( $marketday_page > 1 ) : ?>
	<a class="button" href="<?php echo esc_url( $view->address( [ 'paged' => min( $marketday_pages, $marketday_page - 1 ) ] ) ); ?>"><?php esc_html_e( 'Previous', 'marketday' ); ?></a>
	<?php endif ?>
	<?php if ( $marketday_pages > 1 ) : ?>
		<?php /* translators: 1: number of this page, 2: number of all pages */ ?>
	<span><?php echo esc_html( sprintf( __( 'Page %1$s of %2$s', 'marketday' ), number_format_i18n( $marketday_page ), number_format_i18n( $marketday_pages ) ) ); ?></span>
	<?php endif ?>
	<?php if ( $marketday_page < $marketday_pages ) : ?>
	<a class="button" href="<?php echo esc_url( $view->address( [ 'paged' => $marketday_page + 1 ] ) ); ?>"><?php esc_html_e( 'Next', 'marketday' ); ?></a>
	<?php endif ?>
</nav>
<?php endif ?>
</div>
</div>
