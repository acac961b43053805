<?php
/**
 * Runs one of Marketday's site commands: `php run-command.php SITE-FOLDER NAME ARGUMENT...`.
 *
 * Without a name it lists the commands. Exit code 3: there is no such command; 4: Marketday is not active.
 *
 * @package Marketday
 */

declare( strict_types=1 );

// Generated products are written as both engines store them, by the embedded one's command.
if ( 'generate' === ( $argv[2] ?? '' ) ) {
	$GLOBALS['wp_filter']['option_active_plugins'][10][] = [
		'function'      => static fn ( array $plugins ): array => array_diff( $plugins, [ 'woocommerce/woocommerce.php' ] ),
		'accepted_args' => 1,
	];
}

require __DIR__ . '/load-site.php';

if ( ! isset( $GLOBALS['marketday_plugin'] ) ) {
	fwrite( STDERR, "Marketday is not active in this site.\n" );
	exit( 4 );
}
wp_set_current_user( 1 );
$marketday_commands = $GLOBALS['marketday_plugin']->commands();
$marketday_known    = $marketday_commands->summaries();
$marketday_name     = $argv[2] ?? '';
if ( '' !== $marketday_name && ! isset( $marketday_known[ $marketday_name ] ) ) {
	fwrite( STDERR, "There is no command '{$marketday_name}'. Known: " . implode( ', ', array_keys( $marketday_known ) ) . ".\n" );
	exit( 3 );
}
if ( '' === $marketday_name ) {
	foreach ( $marketday_known as $marketday_name => $marketday_summary ) {
		printf( "%-16s %s\n", $marketday_name, $marketday_summary );
	}
	exit( 0 );
}
exit(
	$marketday_commands->run(
		$marketday_name,
		array_slice( $argv, 3 ),
		static function ( string $line ): void {
			echo $line, "\n";
			flush();
		}
	)
);
