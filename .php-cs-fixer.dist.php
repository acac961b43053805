<?php

declare( strict_types=1 );

$files = PhpCsFixer\Finder::create()->in( array_filter( [ __DIR__ . '/php', __DIR__ . '/tests/php', __DIR__ . '/demo/php' ], 'is_dir' ) )->append( array_filter( [ __DIR__ . '/marketday.php', __DIR__ . '/demo/marketday-demo.php' ], 'is_file' ) )->notPath( '#/views/#' );

return ( new PhpCsFixer\Config() )
	->setIndent( "\t" )
	->setRiskyAllowed( true )
	->setUsingCache( true )
	->setRules(
		[
			'array_indentation'           => true,
			'array_syntax'                => [ 'syntax' => 'short' ],
			'blank_line_after_namespace'  => true,
			'braces_position'             => [
				'classes_opening_brace'   => 'same_line',
				'functions_opening_brace' => 'same_line',
				'allow_single_line_empty_anonymous_classes' => true,
			],
			'declare_strict_types'        => true,
			'final_class'                 => false,
			'indentation_type'            => true,
			'line_ending'                 => true,
			'lowercase_keywords'          => true,
			'no_extra_blank_lines'        => true,
			'no_leading_import_slash'     => true,
			'no_trailing_whitespace'      => true,
			'no_unused_imports'           => true,
			'ordered_imports'             => true,
			'single_line_empty_body'      => true,
			'single_blank_line_at_eof'    => true,
			'single_import_per_statement' => true,
			'single_quote'                => true,
			'spaces_inside_parentheses'   => [ 'space' => 'single' ],
			'strict_comparison'           => true,
			'strict_param'                => true,
			'trailing_comma_in_multiline' => [ 'elements' => [ 'arrays' ] ],
			'visibility_required'         => true,
			'void_return'                 => true,
		]
	)
	->setFinder( $files );
