<?php
/**
 * A field that most shoppers leave empty, folded until it is wanted: the twin of src/features/checkout/fold.tsx.
 *
 * @var string               $label
 * @var bool                 $isWanted  It holds something, or something is wrong with it.
 * @var array<string, mixed> $field     Of the template `field`, but for what is the same for all of them.
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$isFolded  ??= true;
$className ??= '';

$marketday_control = Ui::draw(
	'field',
	$field + [
		'label'        => $label,
		'isRequired'   => false,
		'optionalText' => '',
		'autoComplete' => '',
		'options'      => [],
		'emptyOption'  => null,
		'error'        => '',
		'className'    => $isFolded ? '' : $className,
	]
);
// phpcs:disable WordPress.Security.EscapeOutput -- the part has escaped.
if ( ! $isFolded ) {
	echo $marketday_control;
	return;
}
?>
<details class="<?php echo esc_attr( trim( "marketday-fold {$className}" ) ); ?>"<?php echo $isWanted ? ' open=""' : ''; ?>>
	<summary><?php echo esc_html( $label ); ?><span class="marketday-field__optional"><?php
		echo esc_html( ' ' . __( '(optional)', 'marketday' ) );
	?></span></summary>
	<?php echo $marketday_control; ?>
</details>
