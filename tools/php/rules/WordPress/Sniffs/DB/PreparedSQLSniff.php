<?php

declare( strict_types=1 );

namespace Marketday\Rules\WordPress\Sniffs\DB;

use WordPressCS\WordPress\Sniffs\DB\PreparedSQLSniff as WordPressSniff;

/**
 * WordPress's rule that values of a statement go through `$wpdb->prepare()`, which knows what a table of our own is called in one: `{$table}`,
 * or what a method of that name, or an object of tables, answers. Nothing of a visitor's is ever kept by these names.
 */
final class PreparedSQLSniff extends WordPressSniff {
	private const TABLES = '/\{\$(?:table|this->table\(\)|(?:this->)?tables->\w+\(\))\}/';

	/**
	 * @param string $string
	 * @return list<string>
	 */
	protected function get_interpolated_variables( $string ) {
		return parent::get_interpolated_variables( (string) preg_replace( self::TABLES, '', $string ) );
	}
}
