<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\TemplateMarkup;
use Marketday\Tests\SiteTestCase;

final class TemplateMarkupTest extends SiteTestCase {
	private int $read = 0;

	protected function setUp(): void {
		parent::setUp();
		delete_transient( TemplateMarkup::TRANSIENT );
		$this->read = 0;
		add_filter( 'pre_get_block_template', function ( mixed $found ): mixed {
			$this->read++;
			return $found;
		} );
	}

	public function test_wordpress_is_asked_for_a_saved_template_once_by_all_requests(): void {
		$this->save( '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->' );

		self::assertStringContainsString( 'One', (string) $this->markup() );
		wp_cache_flush(); // The next request.
		self::assertStringContainsString( 'One', (string) $this->markup() );

		self::assertSame( 1, $this->read );
	}

	public function test_a_template_that_is_saved_anew_is_read_anew_in_the_same_second_too(): void {
		$id = $this->save( '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->' );
		$this->markup();
		wp_update_post( [
			'ID'           => $id,
			'post_content' => '<!-- wp:paragraph --><p>Another</p><!-- /wp:paragraph -->',
		] );

		self::assertStringContainsString( 'Another', (string) $this->markup() );
	}

	public function test_a_template_that_is_a_draft_now_is_none(): void {
		$id = $this->save( 'One' );
		$this->markup();
		wp_update_post( [
			'ID'          => $id,
			'post_status' => 'draft',
		] );

		self::assertNull( $this->markup() );
	}

	public function test_a_file_of_the_theme_that_is_changed_is_read_anew(): void {
		$folder = get_temp_dir() . 'marketday-theme-' . wp_generate_password( 8, false );
		wp_mkdir_p( "{$folder}/templates" );
		$file = "{$folder}/templates/marketday-test.html";
		add_filter( 'stylesheet_directory', static fn (): string => $folder );
		add_filter( 'template_directory', static fn (): string => $folder );
		file_put_contents( $file, 'One' );
		touch( $file, time() - 60 );
		self::assertSame( 'One', $this->markup() );

		file_put_contents( $file, 'Two' );
		clearstatcache();

		self::assertSame( 'Two', $this->markup() );
		unlink( $file );
		rmdir( "{$folder}/templates" );
		rmdir( $folder );
	}

	public function test_nothing_is_remembered_of_a_name_that_is_none(): void {
		self::assertNull( $this->markup() );

		self::assertFalse( get_transient( TemplateMarkup::TRANSIENT ) );
	}

	private function markup(): ?string {
		return TemplateMarkup::of( get_stylesheet() . '//marketday-test', 'wp_template' );
	}

	private function save( string $content ): int {
		$id = (int) wp_insert_post( [
			'post_type'    => 'wp_template',
			'post_status'  => 'publish',
			'post_name'    => 'marketday-test',
			'post_title'   => 'Test',
			'post_content' => $content,
		] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		return $id;
	}
}
