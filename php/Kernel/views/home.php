<?php
/**
 * The first screen of the menu.
 *
 * @var list<array{label: string, value: string, note: string, url: string}>    $figures
 * @var list<array{label: string, url: string, isDone: bool}>                   $missing
 * @var list<array{label: string, url: string, isDone: bool}>                   $done
 * @var list<array{label: string, description: string, actions: string, isCritical: bool}> $problems HTML.
 * @var string                                                                  $health   Address of Site Health.
 * @var string                                                                  $again    Address that looks anew.
 * @var list<Marketday\Kernel\Admin\SettingsTab>                                 $settings
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap marketday-admin">
<h1><?php esc_html_e( 'Marketday', 'marketday' ); ?></h1>
<div class="marketday-home">
<section class="marketday-card marketday-card--wide" aria-labelledby="marketday-attention">
	<h2 id="marketday-attention"><?php esc_html_e( 'Needs your attention', 'marketday' ); ?></h2>
<?php if ( [] === $problems ) : ?>
	<p class="marketday-good"><span class="dashicons dashicons-yes-alt" aria-hidden="true"></span> <?php esc_html_e( 'Nothing is broken.', 'marketday' ); ?></p>
<?php endif ?>
<?php foreach ( $problems as $marketday_problem ) : ?>
	<div class="notice notice-<?php echo $marketday_problem['isCritical'] ? 'error' : 'warning'; ?> inline">
		<h3><?php echo esc_html( $marketday_problem['label'] ); ?></h3>
		<?php
		echo $marketday_problem['description'] . $marketday_problem['actions']; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the test, as Site Health takes it.
		?>
	</div>
<?php endforeach ?>
	<p>
		<a href="<?php echo esc_url( $again ); ?>"><?php esc_html_e( 'Check again', 'marketday' ); ?></a>
		· <a href="<?php echo esc_url( $health ); ?>"><?php esc_html_e( 'All checks in Site Health', 'marketday' ); ?></a>
	</p>
</section>
<?php if ( [] !== $figures ) : ?>
<section class="marketday-card marketday-card--wide" aria-labelledby="marketday-week">
	<h2 id="marketday-week"><?php esc_html_e( 'The last seven days', 'marketday' ); ?></h2>
	<ul class="marketday-figures">
	<?php foreach ( $figures as $marketday_figure ) : ?>
		<li class="marketday-figure">
			<a href="<?php echo esc_url( $marketday_figure['url'] ); ?>"><?php echo esc_html( $marketday_figure['label'] ); ?></a>
			<strong><?php echo esc_html( $marketday_figure['value'] ); ?></strong>
			<span><?php echo esc_html( $marketday_figure['note'] ); ?></span>
		</li>
	<?php endforeach ?>
	</ul>
</section>
<?php endif ?>
<?php if ( [] !== $missing || [] !== $done ) : ?>
<section class="marketday-card" aria-labelledby="marketday-missing">
	<h2 id="marketday-missing"><?php esc_html_e( 'Still to do', 'marketday' ); ?></h2>
	<?php if ( [] === $missing ) : ?>
	<p class="marketday-good"><span class="dashicons dashicons-yes-alt" aria-hidden="true"></span> <?php esc_html_e( 'Everything is set up.', 'marketday' ); ?></p>
	<?php else : ?>
	<ul class="marketday-tasks">
		<?php foreach ( $missing as $marketday_task ) : ?>
		<li><span class="dashicons dashicons-marker" aria-hidden="true"></span> <a href="<?php echo esc_url( $marketday_task['url'] ); ?>"><?php
			echo esc_html( $marketday_task['label'] );
		?></a></li>
		<?php endforeach ?>
	</ul>
	<?php endif ?>
</section>
<section class="marketday-card" aria-labelledby="marketday-done">
	<h2 id="marketday-done"><?php esc_html_e( 'Set up', 'marketday' ); ?></h2>
	<?php if ( [] === $done ) : ?>
	<p><?php esc_html_e( 'Nothing yet.', 'marketday' ); ?></p>
	<?php else : ?>
	<ul class="marketday-tasks">
		<?php foreach ( $done as $marketday_task ) : ?>
		<li class="is-done"><span class="dashicons dashicons-yes" aria-hidden="true"></span> <a href="<?php echo esc_url( $marketday_task['url'] ); ?>"><?php
			echo esc_html( $marketday_task['label'] );
		?></a></li>
		<?php endforeach ?>
	</ul>
	<?php endif ?>
</section>
<?php endif ?>
<?php if ( [] !== $settings ) : ?>
<section class="marketday-card" aria-labelledby="marketday-ways">
	<h2 id="marketday-ways"><?php esc_html_e( 'Settings', 'marketday' ); ?></h2>
	<ul class="marketday-tasks">
	<?php foreach ( $settings as $marketday_tab ) : ?>
		<li><a href="<?php echo esc_url( $marketday_tab->address() ); ?>"><?php echo esc_html( $marketday_tab->title() ); ?></a></li>
	<?php endforeach ?>
	</ul>
</section>
<?php endif ?>
</div>
</div>
