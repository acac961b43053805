<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use DOMDocument;
use DOMElement;
use DOMNodeList;
use DOMXPath;
use PHPUnit\Framework\Assert;

/** What Enter in a field presses without scripts: the first submit button of the field's form, in the order of the page. */
final class Enter {
	/** @return array{string, string}|null Name and value of what is pressed; null where nothing is, as by a button that is disabled. */
	public static function in( string $html, string $xpath ): ?array {
		$page = new DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8"><body>' . $html, LIBXML_NOERROR | LIBXML_NOWARNING );
		$path  = new DOMXPath( $page );
		$field = self::elements( $path, $xpath )[0] ?? null;
		Assert::assertNotNull( $field, "There is no field {$xpath}." );
		$form = self::form( $path, $field );
		Assert::assertNotNull( $form, 'The field is sent with no form.' );
		foreach ( self::elements( $path, '//button' ) as $button ) {
			if ( in_array( $button->getAttribute( 'type' ), [ '', 'submit' ], true ) && self::form( $path, $button )?->isSameNode( $form ) ) {
				return $button->hasAttribute( 'disabled' ) ? null : [ $button->getAttribute( 'name' ), $button->getAttribute( 'value' ) ];
			}
		}
		Assert::fail( 'The form has no button.' );
	}

	private static function form( DOMXPath $path, DOMElement $control ): ?DOMElement {
		$id = $control->getAttribute( 'form' );
		return '' === $id
			? array_reverse( self::elements( $path, 'ancestor::form', $control ) )[0] ?? null
			: self::elements( $path, "//form[@id='{$id}']" )[0] ?? null;
	}

	/** @return list<DOMElement> */
	private static function elements( DOMXPath $path, string $query, ?DOMElement $from = null ): array {
		$found = $path->query( $query, $from );
		$nodes = $found instanceof DOMNodeList ? iterator_to_array( $found ) : [];
		return array_values( array_filter( $nodes, static fn ( mixed $node ): bool => $node instanceof DOMElement ) );
	}
}
