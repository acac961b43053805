<?php

declare( strict_types=1 );

namespace Marketday\Rules\WordPress\Sniffs\WP;

use WordPressCS\WordPress\Sniffs\WP\AlternativeFunctionsSniff as WordPressSniff;

/** WordPress's rule on functions it does better than PHP, with those that newer editions of it have added. */
final class AlternativeFunctionsSniff extends WordPressSniff {
	/** @return array<string, array<string, mixed>> */
	public function getGroups() {
		return parent::getGroups() + [
			'unlink'                 => [
				'type'      => 'error',
				'message'   => '%s() is discouraged. Use wp_delete_file() to delete a file.',
				'since'     => '4.2.0',
				'functions' => [ 'unlink' ],
			],
			'rename'                 => [
				'type'      => 'error',
				'message'   => '%s() is discouraged. Use WP_Filesystem::move() to rename a file.',
				'since'     => '2.5.0',
				'functions' => [ 'rename' ],
			],
			'file_system_operations' => [
				'type'      => 'error',
				'message'   => 'File operations should use WP_Filesystem methods instead of direct PHP filesystem calls. Found: %s()',
				'since'     => '2.5.0',
				'functions' => [ 'chgrp', 'chmod', 'chown', 'fputs', 'is_writable', 'is_writeable', 'mkdir', 'rmdir', 'touch' ],
			],
		];
	}
}
