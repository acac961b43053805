<?php
/**
 * Twin of src/ui/code-form/code-form.tsx.
 *
 * @var string                $summary     Of the closed section.
 * @var string                $action      Where the form goes.
 * @var array<string, string> $hidden      Value by name.
 * @var string                $name        Of the field, which is also its id.
 * @var string                $label
 * @var string                $buttonLabel
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_field = [
	'id'           => $name,
	'label'        => $label,
	'value'        => '',
	'type'         => 'text',
	'isRequired'   => true,
	'optionalText' => '',
	'autoComplete' => 'off',
	'options'      => [],
	'emptyOption'  => null,
	'error'        => '',
	'className'    => '',
];
?>
<details class="marketday-more">
	<summary><?php echo esc_html( $summary ); ?></summary>
	<form class="marketday-more__line" method="post" action="<?php echo esc_url( $action ); ?>">
		<?php foreach ( $hidden as $marketday_name => $marketday_value ) : ?>
			<input type="hidden" name="<?php echo esc_attr( $marketday_name ); ?>" value="<?php echo esc_attr( $marketday_value ); ?>">
		<?php endforeach; ?>
		<?php echo Ui::draw( 'field', $marketday_field ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<button type="submit" class="marketday-button marketday-button--quiet" aria-busy="false"><?php echo esc_html( $buttonLabel ); ?></button>
	</form>
</details>
