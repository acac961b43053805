<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\SystemClock;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\MailPoetMove;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Admin\SubscriberRows;
use Marketday\Marketing\Newsletter\Admin\SubscribersScreen;
use Marketday\Tests\PluginAccess;

/** The screen shows what each column of a file seems to hold, and afterwards what was not taken. */
final class ImportScreenTest extends NewsletterTestCase {
	private function screen(): string {
		$view = new View( dirname( __DIR__, 3 ) . '/php/Marketing/Newsletter/views' );
		ob_start();
		$move = new MailPoetMove( $this->subscribers, $this->lists, PluginAccess::engine()->jobs(), new SystemClock() );
		( new SubscribersScreen( new SubscriberRows( $this->subscribers ), $this->lists, $view, $move ) )->show();
		return (string) ob_get_clean();
	}

	public function test_shows_columns_with_rows_and_then_what_was_refused(): void {
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/template.php';
		wp_set_current_user( 1 );
		$file = get_temp_dir() . 'marketday-screen.csv';
		file_put_contents( $file, "Kontakt;Stand;Farbe\na@example.com;<b>ja</b>;blau\nnobody;ja;rot\n" );
		$import = new SubscriberImport( $this->subscribers, new SystemClock() );
		$run    = $import->begin( $file, 'people.csv', $this->lists->existingIds( [] )[0], 'consent' );
		wp_delete_file( $file );

		$columns = $this->screen();
		self::assertStringContainsString( 'What’s in people.csv', $columns );
		self::assertMatchesRegularExpression( '/<select id="marketday-column-0" name="columns\[0\]">.*?value="email"\s+selected/s', $columns );
		self::assertStringContainsString( '<td>&lt;b&gt;ja&lt;/b&gt;</td>', $columns );
		self::assertStringNotContainsString( 'data-marketday-progress', $columns );

		$import->map( $run, [ 'email', '', 'answer' ], 'unconfirmed', false );
		self::assertStringContainsString( 'data-marketday-progress', $this->screen() );

		$import->work( ImportRun::load() ?? self::fail(), 5.0 );
		$report = $this->screen();
		self::assertStringContainsString( '1 added, 0 already there, 1 without a valid address; 1 imported as “Unconfirmed”', $report );
		self::assertStringContainsString( 'Row 3: nobody', $report );
		self::assertStringContainsString( 'Columns left out: Stand', $report );
	}
}
