<?php
/**
 * The settings: tabs, and the fields of one.
 *
 * @var list<Marketday\Kernel\Admin\SettingsTab>                                 $tabs
 * @var Marketday\Kernel\Admin\SettingsTab                                       $shown
 * @var array<string, string>                                                    $sections Titles by id.
 * @var array<string, array{label: string, why: string, typed: string|null}> $refused By field.
 * @var list<array{type: string, message: string}>                              $notices
 * @var string                                                                  $fields  HTML, escaped.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Kernel\Admin\RefusedInput;

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap marketday-admin">
<h1><?php esc_html_e( 'Marketday settings', 'marketday' ); ?></h1>
<?php if ( [] !== $refused ) : ?>
<div class="notice notice-error inline marketday-refusals" role="alert" tabindex="-1" id="marketday-refusals">
	<h2><?php esc_html_e( 'There’s a problem', 'marketday' ); ?></h2>
	<p><?php esc_html_e( 'These settings are as they were before. Everything else on this page was saved.', 'marketday' ); ?></p>
	<ul>
	<?php foreach ( $refused as $marketday_field => $marketday_one ) : ?>
		<li><a href="#<?php echo esc_attr( RefusedInput::id( $marketday_field ) ); ?>"><?php
			echo esc_html( "{$marketday_one['label']}: {$marketday_one['why']}" );
		?></a></li>
	<?php endforeach ?>
	</ul>
</div>
<script>document.getElementById( 'marketday-refusals' ).focus();</script>
<?php endif ?>
<?php foreach ( $notices as $marketday_notice ) : ?>
<div class="notice notice-<?php echo esc_attr( $marketday_notice['type'] ); ?> inline"><p><?php echo wp_kses_post( $marketday_notice['message'] ); ?></p></div>
<?php endforeach ?>
<nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Kinds of settings', 'marketday' ); ?>">
<?php foreach ( $tabs as $marketday_tab ) : ?>
	<a
		class="nav-tab<?php echo $shown === $marketday_tab ? ' nav-tab-active' : ''; ?>"
		href="<?php echo esc_url( $marketday_tab->address() ); ?>"
		<?php echo $shown === $marketday_tab ? 'aria-current="page"' : ''; ?>
	><?php echo esc_html( $marketday_tab->title() ); ?></a>
<?php endforeach ?>
</nav>
<?php if ( count( $sections ) > 3 ) : ?>
<ul class="marketday-contents" aria-label="<?php esc_attr_e( 'On this page', 'marketday' ); ?>">
	<?php foreach ( $sections as $marketday_id => $marketday_title ) : ?>
	<li><a href="#<?php echo esc_attr( $marketday_id ); ?>"><?php echo esc_html( $marketday_title ); ?></a></li>
	<?php endforeach ?>
</ul>
<?php endif ?>
<form action="options.php" method="post" class="marketday-settings">
<?php
settings_fields( $shown->page() );
echo $fields; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it was printed.
if ( $shown->hasSettings() ) {
	submit_button();
}
?>
</form>
</div>
